import styled from 'styled-components';
import { labelText } from '../../../theme/text.styles.ts';

/** On a narrow screen the table is scrolled sideways, not the page. */
export const Scroll = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  min-width: 62rem;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: left;
  th, td { padding: 0.25rem var(--space-s); vertical-align: middle; }
  tr { border-bottom: 1px solid var(--color-border); }
  th, td { overflow-wrap: anywhere; }
  tbody th { font-weight: 600; }
  small { display: block; color: var(--color-text-muted); font-size: var(--font-size-small); font-weight: 400; }
  img { display: block; width: 3.5rem; max-width: none; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  /* In the place of a picture that is gone: too narrow for its words. */
  td:nth-child(2) > span { width: 3.5rem; font-size: 0; }
  thead td { width: 3.75rem; }
  thead td:nth-child(2) { width: 4.5rem; }
  thead th { width: 8.5rem; }
  thead th:first-of-type { width: auto; }
  thead th:nth-of-type(3), thead th:nth-of-type(5) { width: 6.5rem; }
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
