import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-l);
  align-items: start;
`;

export const Card = styled.section`
  display: grid;
  gap: var(--space-m);
  min-width: 0;
  padding: var(--space-l);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

export const CardTitle = styled.h3`
  ${displayText}
  font-size: var(--font-size-h3);
  outline: none;
`;

export const Hint = styled.p`
  max-width: 60ch;
  color: var(--color-text-muted);
`;

export const CardForm = styled.form`
  display: grid;
  gap: var(--space-m);
  max-width: 30rem;
`;

/** Beside each other, as wide as there is room, below each other where there is none. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  > * { flex: 1 0 auto; }
`;
