import styled from 'styled-components';

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
