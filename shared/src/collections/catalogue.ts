import { searchWords } from '../words/search-words.ts';
import { type Category, categoryKeys, hasSubcategories, type Subcategory, subcategories } from './categories.ts';
import type { ProductOutline } from './product-outline.ts';

/** Orders of the catalogue besides its own. */
export const sorts = ['name', 'price', 'power', 'weight', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** Filter and order of the catalogue. */
export interface Filter {
  category: Category | 'all';
  subcategory: Subcategory | 'all';
  q?: string;
  /** The slug of the engine whose parts are shown. */
  fits?: string;
  /** The catalogue's own order, or that of a search, if absent. */
  sort?: Sort;
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

export function readFilter(query: Query): Filter {
  const category = known(categoryKeys, query.get('category'));
  const q = searchWords(query.get('q') ?? '');
  const fits = query.get('fits');
  const sort = sorts.find((value) => value === query.get('sort'));
  return {
    category,
    subcategory: isDivided(category) ? known(subcategories, query.get('subcategory')) : 'all',
    ...(q && { q }),
    ...(fits && { fits }),
    ...(sort && { sort }),
  };
}

/** True for a filter that the server alone applies: a search, the parts of an engine, an order. */
export const isNarrowed = ({ q, fits, sort }: Filter): boolean => Boolean(q || fits || sort);

type Filtered = { category: Category; subcategory: Subcategory | null };

export const matching = <P extends Filtered>(products: readonly P[], { category, subcategory }: Filter): P[] =>
  products.filter(
    (product) =>
      (category === 'all' || product.category === category) &&
      (subcategory === 'all' || product.subcategory === subcategory),
  );

/** Products of one page of the catalogue, whose HTML stays within its budget; the next ones have an address of their own. */
export const PAGE_SIZE = 12;

/** Products of one page: all parts of an engine, as a rule, which are short rows. */
export const pageSize = ({ fits }: Filter): number => (fits ? 36 : PAGE_SIZE);

/** The page that a query asks for, from 1; at most the last one. */
export function readPage(query: Query, total: number): number {
  const wanted = Number(query.get('page'));
  const last = Math.max(1, Math.ceil(total / pageSize(readFilter(query))));
  return Number.isInteger(wanted) && wanted > 1 ? Math.min(wanted, last) : 1;
}

/** Up to this many products the browser gets the whole list once it filters or shows more; beyond, the server does both. */
export const WHOLE_CATALOGUE = 2000;

export const countKey = ({ category, subcategory }: Filter): string => `${category} ${subcategory}`;

/** Names all of a filter. */
export const filterKey = ({ q = '', fits = '', sort, ...filter }: Filter): string =>
  [countKey(filter), fits, sort, q].join('|');

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

/** Marks, in an address of the API, where the products that a page carries stand in the catalogue. */
export const PART = '#part';

export interface CataloguePart {
  filter: Filter;
  page: number;
  total: number;
  counts: Record<string, number>;
  /** The engines to choose from; empty where they are too many for a page, absent where there are none. */
  engines?: EngineChoice[];
  /** The engine whose parts are shown; null where the address names none that there is. */
  engine?: EngineChoice | null;
  /** The nearest products, if a search finds none. */
  nearest?: ProductOutline[];
}

export interface EngineChoice {
  slug: string;
  name: string;
}
