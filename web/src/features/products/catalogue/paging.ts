/** How many cards are in the document before anybody scrolls; the next ones have an address of their own. */
export const PAGE_SIZE = 100;

/** The page of a list that a query asks for, from 1; no further than the list goes. */
export function readPage(search: string, total: number): number {
  const wanted = Number(new URLSearchParams(search).get('page'));
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return Number.isInteger(wanted) && wanted > 1 ? Math.min(wanted, last) : 1;
}

/** The query of another page of the same list. */
export function pageQuery(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
