import { searchWords } from '../words/search-words.ts';
import { type Category, categoryKeys, hasSubcategories, type Subcategory, subcategories } from './categories.ts';
import type { EngineChoice, ProductOutline } from './product-outline.ts';
import type { Understood } from './understood.ts';

/** Pattern of a slug in a query; the edge function has the same. */
export const SLUG = /^[a-z0-9-]{1,100}$/;

export const sorts = ['name', 'price', 'power', 'weight', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export interface Filter {
  category: Category | 'all';
  subcategory: Subcategory | 'all';
  q?: string;
  /** Slug of the engine whose parts are shown. */
  fits?: string;
  /** Defaults to the catalogue's order, or to the relevance of a search. */
  sort?: Sort;
}

export const noFilter: Filter = { category: 'all', subcategory: 'all' };

/** True for categories that are divided by displacement: engines, exhausts and spare parts. */
export const hasSubcategoryFilter = (category: Filter['category']): boolean =>
  category !== 'all' && hasSubcategories(category);

export interface Query {
  get(name: string): string | null;
}

const valueOrAll = <T extends string>(values: readonly T[], text: string | null): T | 'all' =>
  values.find((value) => value === text) ?? 'all';

export function parseFilter(query: Query): Filter {
  const category = valueOrAll(categoryKeys, query.get('category'));
  const q = searchWords(query.get('q') ?? '');
  const fits = query.get('fits') ?? '';
  const sort = sorts.find((value) => value === query.get('sort'));
  return {
    category,
    subcategory: hasSubcategoryFilter(category) ? valueOrAll(subcategories, query.get('subcategory')) : 'all',
    ...(q && { q }),
    ...(SLUG.test(fits) && { fits }),
    ...(sort && { sort }),
  };
}

/** True for filters that only the server applies: a search, the parts of an engine, a sort order. */
export const needsServer = ({ q, fits, sort }: Filter): boolean => Boolean(q || fits || sort);

type Categorized = { category: Category; subcategory: Subcategory | null };

export const filterByCategory = <P extends Categorized>(
  products: readonly P[],
  { category, subcategory }: Filter,
): P[] =>
  products.filter(
    (product) =>
      (category === 'all' || product.category === category) &&
      (subcategory === 'all' || product.subcategory === subcategory),
  );

/** Products per catalogue page, which keeps its HTML within budget. */
export const PAGE_SIZE = 12;

/** Parts of an engine are short rows, so a page usually shows all of them. */
export const pageSize = ({ fits }: Filter): number => (fits ? 36 : PAGE_SIZE);

export function parsePage(query: Query, total: number): number {
  const requested = Number(query.get('page'));
  const last = Math.max(1, Math.ceil(total / pageSize(parseFilter(query))));
  return Number.isInteger(requested) && requested > 1 ? Math.min(requested, last) : 1;
}

/** Up to this number of products the browser loads the whole list to filter or show more; beyond it, the server does both. */
export const MAX_CLIENT_PRODUCTS = 2000;

export const countKey = ({ category, subcategory }: Filter): string => `${category} ${subcategory}`;

export const filterKey = ({ q = '', fits = '', sort, ...filter }: Filter): string =>
  [countKey(filter), fits, sort, q].join('|');

export function countFilters(products: readonly Categorized[]): Record<string, number> {
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

/** Suffix of an API address for the part of the catalogue that a page carries. */
export const CATALOGUE_PART = '#part';

export interface CataloguePart {
  filter: Filter;
  page: number;
  total: number;
  counts: Record<string, number>;
  /** The engine whose parts are shown; null for an unknown one. */
  engine?: EngineChoice | null;
  nearest?: ProductOutline[];
  understood?: Understood;
}
