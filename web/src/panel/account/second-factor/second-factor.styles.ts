import styled from 'styled-components';
import { displayText } from '../../../theme/text.styles.ts';

export const State = styled.p<{ $on: boolean }>`
  ${displayText}
  font-size: var(--font-size-h2);
  color: ${({ $on }) => ($on ? 'var(--color-accent)' : 'var(--color-text)')};
`;

export const Steps = styled.div`
  display: grid;
  gap: var(--space-m);
  justify-items: start;
`;

export const Step = styled.p`
  outline: none;
  /* Clear of the bar at the top of a phone. */
  scroll-margin-top: 5rem;
`;

/** The code for the camera, and beside it what goes without one. */
export const Secret = styled.div`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: var(--space-m);
  align-items: start;
  > div { display: grid; gap: var(--space-s); justify-items: start; }
`;

/** Something to be copied by hand, letter by letter. */
export const Key = styled.code`
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-background);
  font-size: var(--font-size-lead);
  overflow-wrap: anywhere;
`;

export const Codes = styled.ol`
  display: grid;
  justify-self: stretch;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-m) var(--space-s);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-background);
  font-size: var(--font-size-small);
  /* A line ends in the middle of a code or at its end. */
  code > span { display: inline-block; white-space: nowrap; }
`;

export const CodesTitle = styled.h4`
  ${displayText}
  font-size: var(--font-size-h3);
  outline: none;
`;
