import {
  type Filter,
  isDivided,
  readFilter as readFilterOf,
  readPage as readPageOf,
} from '@rombo/shared/collections/catalogue';
import { categoryKeys } from '@rombo/shared/collections/categories';

export { type Filter, isDivided, matching, noFilter } from '@rombo/shared/collections/catalogue';

/** The filter that a query asks for; unknown values count as all. */
export const readFilter = (search: string): Filter => readFilterOf(new URLSearchParams(search));

/** False if the query names an unknown category. */
export function isKnownCategory(search: string): boolean {
  const category = new URLSearchParams(search).get('category') || 'all';
  return category === 'all' || categoryKeys.some((known) => known === category);
}

/** The query that asks for a filter, from its first page; other parameters stay. */
export function writeFilter(search: string, filter: Filter): string {
  const query = new URLSearchParams(search);
  for (const name of ['category', 'subcategory'] as const) {
    if (filter[name] === 'all') query.delete(name);
    else query.set(name, filter[name]);
  }
  query.delete('page');
  return query.toString();
}

/** The filter after a category was chosen: a displacement stays only where the new category has displacements. */
export const chooseCategory = (filter: Filter, category: Filter['category']): Filter => ({
  category,
  subcategory: isDivided(category) ? filter.subcategory : 'all',
});

export { PAGE_SIZE, pageSize } from '@rombo/shared/collections/catalogue';

/** The page that a query asks for, from 1; at most the last one. */
export const readPage = (search: string, total: number): number => readPageOf(new URLSearchParams(search), total);

/** The query of another page of the same list. */
export function pageQuery(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
