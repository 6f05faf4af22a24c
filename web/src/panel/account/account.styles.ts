import styled from 'styled-components';
import { CardForm, Cards } from '../ui/cards.tsx';

export const Section = styled.section`
  margin-top: var(--space-xxl);
`;

/** Three cards, and what was done below them in as many columns as fit. */
export const AccountCards = styled(Cards)`
  > :last-child {
    grid-column: 1 / -1;
    > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
      column-gap: var(--space-xl);
    }
  }
`;

export const DialogForm = styled(CardForm)`
  max-width: none;
`;

export const Lines = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-s) var(--space-m);
    padding-block: var(--space-m);
    border-top: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }
`;

export const Line = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: var(--space-xs);
  justify-items: start;
`;
