import styled from 'styled-components';

export const PreviewBody = styled.div`
  display: grid;
  gap: var(--space-m);
`;
