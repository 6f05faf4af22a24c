import styled from 'styled-components';

/** A word as it stands in the browser. */
export const Code = styled.code`
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  font-size: 0.9em;
`;

/** Names and values between lines, like the plate on a machine. */
export const Plate = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.panel};
  h2, h3 {
    padding: 0.75rem ${({ theme }) => theme.space.m};
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-size: ${({ theme }) => theme.size.lead};
  }
  dl { padding: 0.25rem ${({ theme }) => theme.space.m}; }
  dl > div {
    display: grid;
    gap: 0 ${({ theme }) => theme.space.m};
    padding-block: 0.5rem;
    line-height: 1.45;
    & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
    ${({ theme }) => theme.media.medium} { grid-template-columns: 10rem 1fr; }
  }
  dt { color: ${({ theme }) => theme.color.muted}; }
`;
