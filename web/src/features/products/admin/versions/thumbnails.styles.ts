import styled from 'styled-components';

export const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.s};
  img { width: 3.5rem; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
`;
