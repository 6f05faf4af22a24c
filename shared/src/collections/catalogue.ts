import { searchWords } from '../words/search-words.ts';
import { type Category, categoryKeys, hasSubcategories, type Subcategory, subcategories } from './categories.ts';

/** Filter of the catalogue. */
export interface Filter {
  category: Category | 'all';
  subcategory: Subcategory | 'all';
  /** The words that are searched. */
  q?: string;
  /** The slug of the engine whose parts are shown. */
  fits?: string;
}

export const noFilter: Filter = { category: 'all', subcategory: 'all' };

/** True for categories that are divided by displacement: engines, exhausts and spare parts. */
export const isDivided = (category: Filter['category']): boolean => category !== 'all' && hasSubcategories(category);

/** The parameters of an address, such as an `URLSearchParams`. */
export interface Query {
  get(name: string): string | null;
}

const known = <T extends string>(values: readonly T[], text: string | null): T | 'all' =>
  values.find((value) => value === text) ?? 'all';

/** The filter that a query asks for; unknown values count as all. */
export function readFilter(query: Query): Filter {
  const category = known(categoryKeys, query.get('category'));
  const q = searchWords(query.get('q') ?? '');
  const fits = query.get('fits');
  return {
    category,
    subcategory: isDivided(category) ? known(subcategories, query.get('subcategory')) : 'all',
    ...(q && { q }),
    ...(fits && { fits }),
  };
}

/** True for a filter that the server alone applies: a search, or the parts of an engine. */
export const isNarrowed = ({ q, fits }: Filter): boolean => Boolean(q || fits);

type Filtered = { category: Category; subcategory: Subcategory | null };

/** The products that a filter leaves, in their order. */
export const matching = <P extends Filtered>(products: readonly P[], { category, subcategory }: Filter): P[] =>
  products.filter(
    (product) =>
      (category === 'all' || product.category === category) &&
      (subcategory === 'all' || product.subcategory === subcategory),
  );

/** Products of one page of the catalogue, whose HTML stays within its budget; the next ones have an address of their own. */
export const PAGE_SIZE = 12;

/** The page that a query asks for, from 1; at most the last one. */
export function readPage(query: Query, total: number): number {
  const wanted = Number(query.get('page'));
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return Number.isInteger(wanted) && wanted > 1 ? Math.min(wanted, last) : 1;
}

/** Up to this many products the browser gets the whole list once it filters or shows more; beyond, the server does both. */
export const WHOLE_CATALOGUE = 2000;

export const countKey = ({ category, subcategory }: Filter): string => `${category} ${subcategory}`;

/** Names all of a filter. */
export const filterKey = ({ q = '', fits = '', ...filter }: Filter): string => [countKey(filter), fits, q].join('|');

/** Counts the products of every filter. */
export function countFilters(products: readonly Filtered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, subcategory } of products) {
    const filters: Filter[] = [
      noFilter,
      { category, subcategory: 'all' },
      ...(subcategory ? [{ category, subcategory }] : []),
    ];
    for (const key of filters.map(countKey)) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
