import styled from 'styled-components';

export const Fits = styled.div`
  display: grid;
  gap: var(--space-s);
`;

export const Chip = styled.button`
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background: none;
  color: var(--color-text);
  cursor: pointer;
  &:hover { border-color: var(--color-text); }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  li {
    display: flex;
    align-items: center;
    padding-left: 0.75rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;

/** A long list scrolls in itself. */
export const Parts = styled.ul`
  max-height: 22rem;
  padding-inline: 0.75rem;
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
`;

export const FieldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-s);
  > div { flex: 1 1 14rem; }
`;
