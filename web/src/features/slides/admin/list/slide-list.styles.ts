import styled from 'styled-components';

export const Hint = styled.p`
  margin-bottom: var(--space-m);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`;

export const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-l);
`;
