import { type Filter, hasSubcategoryFilter } from '@rombo/shared/collections/catalogue';
import { categoryKeys } from '@rombo/shared/collections/categories';

export function isKnownCategory(search: string): boolean {
  const category = new URLSearchParams(search).get('category') || 'all';
  return category === 'all' || categoryKeys.some((known) => known === category);
}

/** Returns the query of a filter's first page; other parameters stay. */
export function writeFilter(search: string, filter: Filter): string {
  const query = new URLSearchParams(search);
  for (const name of ['category', 'subcategory'] as const) {
    if (filter[name] === 'all') query.delete(name);
    else query.set(name, filter[name]);
  }
  query.delete('page');
  return query.toString();
}

/** Returns the filter with a new category. The displacement stays only if the new category has displacements. */
export const chooseCategory = (filter: Filter, category: Filter['category']): Filter => ({
  category,
  subcategory: hasSubcategoryFilter(category) ? filter.subcategory : 'all',
});

export function pageQuery(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
