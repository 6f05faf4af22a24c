import styled from 'styled-components';
import { labelText } from '../../../../theme/text.styles.ts';

/** On a narrow screen the table is scrolled sideways, not the page. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  min-width: 58rem;
  border-collapse: collapse;
  text-align: left;
  th, td { padding: 0.25rem var(--space-s); vertical-align: middle; }
  tr { border-bottom: 1px solid var(--color-border); }
  tbody th { min-width: 14rem; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); font-weight: 400; }
  img { display: block; width: 3.5rem; max-width: none; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  [aria-sort='ascending'] button::after { content: ' ▲' / ''; }
  [aria-sort='descending'] button::after { content: ' ▼' / ''; }
`;

export const SortButton = styled.button`
  ${labelText}
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: var(--color-text); }
  [aria-sort] > & { color: var(--color-text); }
`;

export const SiteLink = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: var(--color-text-muted);
`;
