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
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: var(--space-s);
  padding: var(--space-m);
  border: 1px solid var(--color-border);
  background: var(--color-background);
  font-size: var(--font-size-lead);
`;

export const CodesTitle = styled.h4`
  ${displayText}
  font-size: var(--font-size-h3);
  outline: none;
`;
