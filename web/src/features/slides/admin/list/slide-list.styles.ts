import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';

export const Add = styled(Button)`
  flex: 1 0 auto;
  ${({ theme }) => theme.media.medium} { flex-grow: 0; }
`;

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
