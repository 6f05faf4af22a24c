import styled from 'styled-components';
import { media } from '../../theme/media.ts';

export const Code = styled.code`
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  font-size: 0.9em;
`;

/** Names and values between lines, like the plate on a machine. */
export const Plate = styled.div`
  border: 1px solid var(--color-border);
  background: var(--color-surface);
  h2, h3 {
    padding: 0.75rem var(--space-m);
    border-bottom: 1px solid var(--color-border);
    font-size: var(--font-size-lead);
  }
  dl { padding: 0.25rem var(--space-m); }
  dl > div {
    display: grid;
    gap: 0 var(--space-m);
    padding-block: 0.5rem;
    line-height: 1.45;
    & + & { border-top: 1px solid var(--color-border); }
    ${media.medium} { grid-template-columns: 10rem 1fr; }
  }
  dt { color: var(--color-text-muted); }
`;
