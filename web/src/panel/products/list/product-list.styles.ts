import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { Select, TextInput } from '../../../ui/field.tsx';

export const SearchInput = styled(TextInput)`
  position: sticky;
  top: calc(4rem + var(--space-s));
  z-index: 3;
  margin-block: var(--space-s);
  box-shadow: 0 0 0 var(--space-s) var(--color-background);
  scroll-margin-top: calc(4rem + var(--space-s));
  ${media.medium} { position: static; flex: 1 1 14rem; max-width: 24rem; margin: 0; box-shadow: none; }
`;

export const CategorySelect = styled(Select)`
  flex: 1 1 14rem;
  margin-bottom: var(--space-s);
  ${media.medium} { flex-basis: 12rem; max-width: 16rem; margin: 0; }
`;

/** The search, in sight however long the list is: below the bar of a small screen. On a phone its words alone are. */
export const SearchBar = styled.div`
  display: contents;
  ${media.medium} {
    position: sticky;
    top: 4rem;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-s);
    margin-bottom: var(--space-m);
    padding-block: var(--space-s);
    background: var(--color-background);
    scroll-margin-top: 4rem;
  }
  ${media.wide} { top: 0; }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  margin-bottom: var(--space-m);
  > :first-child { flex: 1 1 12rem; }
`;

export const Views = styled.div`
  display: flex;
`;
