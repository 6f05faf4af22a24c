import { categoryKeys } from '@rombo/shared/collections/categories';
import { plainText, wordMatcher } from '@rombo/shared/collections/plain-text';
import type { Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { statuses } from '@rombo/shared/collections/status';
import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { type SearchAddress, toQueryString } from '../../address.ts';
import { translationStateOf, translationStates } from '../translation-state.ts';

type Value = number | string | undefined;

/** Sort values of a product. Ascending `changed` puts the latest change first. */
const sortValues = {
  name: ({ name }) => name,
  category: ({ category }) => categoryKeys.indexOf(category),
  status: ({ status = 'visible' }) => statuses.indexOf(status),
  availability: ({ availability }) => availability && availabilities.indexOf(availability),
  price: ({ price }) => price,
  changed: ({ updatedAt }) => -Date.parse(updatedAt),
} satisfies Record<string, (product: Product) => Value>;

export type SortKey = 'order' | keyof typeof sortValues;

export interface Sorting {
  sort: SortKey;
  reversed: boolean;
}

const collator = new Intl.Collator(defaultLanguage, { numeric: true });

const compare = (one: NonNullable<Value>, other: NonNullable<Value>): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));

/** Sorts by a field; ties keep the catalogue order. Products without a value come last in both directions. */
function sortProducts(products: Product[], { sort, reversed }: Sorting): Product[] {
  if (sort === 'order') return products;
  const read: (product: Product) => Value = sortValues[sort];
  return [...products].sort((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return reversed ? compare(other, one) : compare(one, other);
  });
}

const lackChecks = {
  price: ({ price, availability }: Product) => price === undefined && availability !== 'discontinued',
  picture: ({ images }: Product) => images.length === 0,
  translation: (product: Product) => translationStateOf(product) !== 'complete',
};
export const lacks = keysOf(lackChecks);

interface Filter<T extends string> {
  /** Italian name of the filter in the list's address. */
  name: string;
  values: readonly T[];
  /** Returns the values of a product. */
  of: (product: Product) => readonly T[];
}
const filter = <T extends string>(description: Filter<T>) => description;

export const filters = {
  category: filter({ name: 'categoria', values: categoryKeys, of: ({ category }) => [category] }),
  status: filter({ name: 'visibilita', values: statuses, of: ({ status = 'visible' }) => [status] }),
  availability: filter({
    name: 'disponibilita',
    values: [...availabilities, 'unstated'] as const,
    of: ({ availability = 'unstated' }) => [availability],
  }),
  translation: filter({
    name: 'traduzione',
    values: translationStates,
    of: (product) => [translationStateOf(product)],
  }),
  lack: filter({ name: 'manca', values: lacks, of: (product) => lacks.filter((lack) => lackChecks[lack](product)) }),
};
export const filterNames = keysOf(filters);
export type FilterName = (typeof filterNames)[number];
type Chosen = { [N in FilterName]: (typeof filters)[N]['values'][number] | 'all' };

export interface Search extends Sorting, Chosen {
  query: string;
}

const filterValuesOf = (name: FilterName, product: Product): readonly string[] => filters[name].of(product);

/** Returns the products that match all filters and contain every query word in name or article code, ignoring case and accents. */
export function findProducts(products: Product[], { query, sort, reversed, ...chosen }: Search): Product[] {
  const hasWords = wordMatcher(query);
  const active = filterNames.filter((name) => chosen[name] !== 'all');
  const found = products.filter(
    (product) =>
      active.every((name) => filterValuesOf(name, product).includes(chosen[name])) &&
      hasWords(plainText(`${product.name} ${product.technicalSpecs[ARTICLE_CODE] ?? ''}`)),
  );
  return sortProducts(found, { sort, reversed });
}

export const countBy = (name: FilterName, products: readonly Product[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of products.flatMap((product) => filterValuesOf(name, product)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Italian names of the sort keys; a leading minus reverses the order. */
const sortNames: Record<SortKey, string> = {
  order: '',
  name: 'nome',
  category: 'categoria',
  status: 'visibilita',
  availability: 'disponibilita',
  price: 'prezzo',
  changed: 'modifica',
};

export const sortKeys = keysOf(sortNames);

const noFilters: Chosen = { category: 'all', status: 'all', availability: 'all', translation: 'all', lack: 'all' };

export const defaultSearch: Search = { query: '', ...noFilters, sort: 'order', reversed: false };

/** Reads the search from the list's address. Unknown values are ignored. */
function read(query: string): Search {
  const given = new URLSearchParams(query);
  const [, minus, sortName] = /^(-?)(.*)$/.exec(given.get('ordina') ?? '') ?? [];
  const sort = sortKeys.find((key) => sortNames[key] === sortName) ?? 'order';
  const chosen = filterNames.map((name) => {
    const values: readonly string[] = filters[name].values;
    return [name, values.find((value) => value === given.get(filters[name].name)) ?? 'all'];
  });
  return {
    query: given.get('q') ?? '',
    ...(Object.fromEntries(chosen) as Chosen),
    sort,
    reversed: sort !== 'order' && minus === '-',
  };
}

const write = ({ query, sort, reversed, ...chosen }: Search): string =>
  toQueryString({
    q: query.trim(),
    ...Object.fromEntries(filterNames.map((name) => [filters[name].name, chosen[name] === 'all' ? '' : chosen[name]])),
    ordina: (reversed ? '-' : '') + sortNames[sort],
  });

export const listAddress = { read, write } satisfies SearchAddress<Search>;
