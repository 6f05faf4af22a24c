import styled from 'styled-components';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Heading = styled.h2`
  ${displayText}
  font-size: ${({ theme }) => theme.size.section};
`;

export const Cards = styled.ul`
  display: grid;
  margin-top: ${({ theme }) => theme.space.l};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.large} { grid-template-columns: 1fr 1fr 1.5fr; row-gap: ${({ theme }) => theme.space.m}; }
`;

export const Card = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${({ theme }) => theme.space.m};
  padding-block: ${({ theme }) => theme.space.xl};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(12rem, 1fr) 1.4fr;
    p { grid-area: 1 / 2 / span 2; }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: none;
    grid-template-rows: subgrid;
    grid-row: span 3;
    padding: ${({ theme }) => theme.space.xl};
    p { grid-area: auto; }
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid ${({ theme }) => theme.color.line}; }
  }
`;

export const Figure = styled.strong`
  ${displayText}
  color: ${({ theme }) => theme.color.strong};
  font-size: clamp(4.5rem, 8vw, 8rem);
  line-height: 0.8;
  letter-spacing: -0.02em;
`;

export const Years = styled(Figure)`
  align-self: end;
  font-size: clamp(2.25rem, 3.4vw, 4rem);
  line-height: 0.8;
  white-space: nowrap;
`;

export const Label = styled.span`
  ${labelText}
`;

export const Text = styled.p`
  max-width: 34ch;
  color: ${({ theme }) => theme.color.muted};
`;

export const Next = styled.p`
  margin-top: ${({ theme }) => theme.space.l};
`;
