import styled from 'styled-components';

export const FilterNote = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-m);
  margin-bottom: var(--space-m);
  padding-left: var(--space-m);
  border-left: 3px solid var(--color-accent);
  a { padding-block: 0.625rem; }
`;
