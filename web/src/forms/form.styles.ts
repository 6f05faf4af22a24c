import styled from 'styled-components';
import { displayText } from '../theme/text.styles.ts';
import { FieldBox } from '../ui/field.styles.ts';

export { FieldHint as Note } from '../ui/field.styles.ts';

export const Heading = styled.h2`
  ${displayText}
  font-size: var(--font-size-h2);
  outline: none;
  overflow-wrap: anywhere;
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-l);
  max-width: 56rem;
`;

export const Parts = styled.fieldset`
  display: grid;
  gap: var(--space-xl);
  > legend { margin-bottom: var(--space-l); padding: 0; }
  /* For sighted users: screen readers announce aria-required instead. */
  ${FieldBox}:has(> [aria-required]) > label::after { content: ' *'; content: ' *' / ''; color: var(--color-accent); }
`;

/** Collapsed part of a field, for what most edits do not need. */
export const Details = styled.details`
  summary {
    min-height: 2.75rem;
    padding-block: 0.75rem;
    cursor: pointer;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  /* Keeps fields at their own height if a neighbour has a hint or an error. */
  align-items: start;
  gap: var(--space-m);
`;

export const Bar = styled.div`
  position: sticky;
  bottom: var(--page-bar);
  z-index: 2;
  display: grid;
  gap: var(--space-s);
  padding-block: var(--space-m) max(var(--space-m), env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-border);
  background: var(--color-background);
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-s);
  > [type='submit'] { flex: 1; max-width: 20rem; }
`;

export const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-s);
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-danger);
  color: var(--color-danger);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
`;

export const SpreadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s) var(--space-m);
  overflow-wrap: anywhere;
`;

export const Stack = styled.div`
  display: grid;
  gap: var(--space-m);
`;

export const Offer = styled.div`
  display: grid;
  gap: var(--space-s);
  padding: var(--space-m);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius);
  > div { display: flex; flex-wrap: wrap; gap: var(--space-s); }
`;
