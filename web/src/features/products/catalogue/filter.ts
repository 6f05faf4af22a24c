import {
  type Category,
  categoryKeys,
  hasSubcategories,
  type Subcategory,
  subcategories,
} from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';

/** What the catalogue is narrowed down to. */
export interface Filter {
  category: Category | 'all';
  subcategory: Subcategory | 'all';
}

export const noFilter: Filter = { category: 'all', subcategory: 'all' };

const known = <T extends string>(values: readonly T[], text: string | null): T | 'all' =>
  values.find((value) => value === text) ?? 'all';

/** True where the second row of filters belongs: engines, exhausts and spare parts are divided by displacement. */
export const isDivided = (category: Filter['category']): boolean => category !== 'all' && hasSubcategories(category);

/** The filter that a query asks for; what it does not know counts as all. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const category = known(categoryKeys, query.get('category'));
  return { category, subcategory: isDivided(category) ? known(subcategories, query.get('subcategory')) : 'all' };
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

/** The products that a filter leaves, in their order. */
export const matching = <P extends Pick<Product, 'category' | 'subcategory'>>(
  products: readonly P[],
  { category, subcategory }: Filter,
): P[] =>
  products.filter(
    (product) =>
      (category === 'all' || product.category === category) &&
      (subcategory === 'all' || product.subcategory === subcategory),
  );
