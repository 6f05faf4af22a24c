import styled from 'styled-components';
import { displayText } from '../../../theme/text.styles.ts';

/** Closed at first, so that it is in nobody's way who writes Italian only. */
export const Details = styled.details`
  > summary {
    ${displayText}
    padding-block: var(--space-s);
    font-size: var(--font-size-h3);
    cursor: pointer;
  }
  > div { display: grid; gap: var(--space-m); padding-top: var(--space-m); }
`;

/** A text in Italian and beside it, or on a phone below it, in English. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-s) var(--space-m);
  align-items: start;
  padding-top: var(--space-m);
  border-top: 1px solid var(--color-border);
`;

export const Italian = styled.p`
  color: var(--color-text-muted);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--space-s);
  justify-items: start;
  > :first-child { width: 100%; }
`;
