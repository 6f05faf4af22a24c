import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { Select, TextInput } from '../../../../ui/field.tsx';

export const Add = styled(Button)`
  flex: 1 0 auto;
  ${({ theme }) => theme.media.medium} { flex-grow: 0; }
`;

export const SearchInput = styled(TextInput)`
  flex: 1 1 14rem;
  ${({ theme }) => theme.media.medium} { max-width: 24rem; }
`;

export const CategorySelect = styled(Select)`
  flex: 1 1 12rem;
  ${({ theme }) => theme.media.medium} { max-width: 16rem; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space.l};
  > li {
    display: grid;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
`;
