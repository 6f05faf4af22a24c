import styled from 'styled-components';
import { Select, TextInput } from '../../../../ui/field.tsx';

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
