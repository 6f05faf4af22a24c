import styled from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { Select, TextInput } from '../../../../ui/field.tsx';

export const SearchInput = styled(TextInput)`
  flex: 1 1 14rem;
  ${media.medium} { max-width: 24rem; }
`;

export const CategorySelect = styled(Select)`
  flex: 1 1 12rem;
  ${media.medium} { max-width: 16rem; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-l);
  > li {
    display: grid;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }
`;
