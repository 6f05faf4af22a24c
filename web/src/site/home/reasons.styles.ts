import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { displayText, labelText } from '../../theme/text.styles.ts';

export const Heading = styled.h2`
  ${displayText}
  font-size: var(--font-size-section);
`;

export const Cards = styled.ul`
  display: grid;
  margin-top: var(--space-l);
  border-top: 1px solid var(--color-border);
  ${media.large} { grid-template-columns: 1fr 1fr 1.5fr; row-gap: var(--space-m); }
`;

export const Card = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: var(--space-m);
  padding-block: var(--space-xl);
  border-bottom: 1px solid var(--color-border);
  ${media.medium} {
    grid-template-columns: minmax(12rem, 1fr) 1.4fr;
    p { grid-area: 1 / 2 / span 2; }
  }
  ${media.large} {
    grid-template-columns: none;
    grid-template-rows: subgrid;
    grid-row: span 3;
    padding: var(--space-xl);
    p { grid-area: auto; }
    &:first-child { padding-left: 0; }
    & + & { border-left: 1px solid var(--color-border); }
  }
`;

export const Figure = styled.strong`
  ${displayText}
  color: var(--color-text-strong);
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
  color: var(--color-text-muted);
`;

export const Next = styled.p`
  margin-top: var(--space-l);
`;
