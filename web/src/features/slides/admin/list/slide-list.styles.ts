import styled from 'styled-components';

export const Hint = styled.p`
  margin-bottom: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

export const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${({ theme }) => theme.space.l};
`;
