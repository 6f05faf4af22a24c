import { readPage as readPageOf } from '@rombo/shared/collections/catalogue';

export { PAGE_SIZE } from '@rombo/shared/collections/catalogue';

/** The page that a query asks for, from 1; at most the last one. */
export const readPage = (search: string, total: number): number => readPageOf(new URLSearchParams(search), total);

/** The query of another page of the same list. */
export function pageQuery(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
