import styled from 'styled-components';

export const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-s);
  margin-top: var(--space-s);
  small { display: block; max-width: 12rem; }
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
`;
