import { categoryKeys } from '@rombo/shared/collections/categories';
import { hasWordsOf, plainText } from '@rombo/shared/collections/plain-text';
import type { Category, Product } from '@rombo/shared/collections/product';
import { availabilities } from '@rombo/shared/collections/product-offer';
import { statuses } from '@rombo/shared/collections/status';
import { ARTICLE_CODE } from '@rombo/shared/collections/technical-specs';
import { keysOf } from '@rombo/shared/contract/keys-of';
import { defaultLanguage } from '@rombo/shared/words/languages';
import { queryOf, type SearchAddress } from '../../address.ts';
import { type EnglishState, englishStateOf, englishStates } from '../english-state.ts';

type Value = number | string | undefined;

/** Product fields that a list is sorted by; the newest change comes first. */
const sortValues = {
  name: ({ name }) => name,
  category: ({ category }) => categoryKeys.indexOf(category),
  status: ({ status = 'visible' }) => statuses.indexOf(status),
  availability: ({ availability }) => availability && availabilities.indexOf(availability),
  price: ({ price }) => price,
  changed: ({ updatedAt }) => -Date.parse(updatedAt),
} satisfies Record<string, (product: Product) => Value>;

/** A field that a list is sorted by, or the order of the catalogue. */
export type SortKey = 'order' | keyof typeof sortValues;

export interface Sorting {
  sort: SortKey;
  reversed: boolean;
}

const texts = new Intl.Collator(defaultLanguage, { numeric: true });

const compare = (one: NonNullable<Value>, other: NonNullable<Value>): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : texts.compare(String(one), String(other));

/** Sorts by a field, equal products in the order of the catalogue. Products without a value come last, in both directions. */
export function sortProducts(products: Product[], { sort, reversed }: Sorting): Product[] {
  if (sort === 'order') return products;
  const read: (product: Product) => Value = sortValues[sort];
  return [...products].sort((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return reversed ? compare(other, one) : compare(one, other);
  });
}

/** A search of the administrator. */
export interface Search extends Sorting {
  query: string;
  category: Category | 'all';
  english: EnglishState | 'all';
}

/** The products of the category whose name or article code has every word of the query; accents and capitals make no difference. */
export function findProducts(products: Product[], { query, category, english, ...sorting }: Search): Product[] {
  const hasWords = hasWordsOf(query);
  const found = products.filter(
    (product) =>
      (category === 'all' || product.category === category) &&
      hasWords(plainText(`${product.name} ${product.technicalSpecs[ARTICLE_CODE] ?? ''}`)) &&
      (english === 'all' || englishStateOf(product) === english),
  );
  return sortProducts(found, sorting);
}

/** Number of products of each category, and with each degree of English. */
export function countProducts(products: readonly Product[]): Partial<Record<Category | EnglishState, number>> {
  const counts: Partial<Record<Category | EnglishState, number>> = {};
  for (const product of products)
    for (const key of [product.category, englishStateOf(product)]) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Italian names of the sort keys; a minus before one reverses it. */
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

export const wholeList: Search = { query: '', category: 'all', english: 'all', sort: 'order', reversed: false };

/** The search in the list's address; unknown values are ignored. */
function read(query: string): Search {
  const given = new URLSearchParams(query);
  const [, minus, sortName] = /^(-?)(.*)$/.exec(given.get('ordina') ?? '') ?? [];
  const sort = sortKeys.find((key) => sortNames[key] === sortName) ?? 'order';
  return {
    query: given.get('q') ?? '',
    category: categoryKeys.find((key) => key === given.get('categoria')) ?? 'all',
    english: englishStates.find((state) => state === given.get('inglese')) ?? 'all',
    sort,
    reversed: sort !== 'order' && minus === '-',
  };
}

const write = ({ query, category, english, sort, reversed }: Search): string =>
  queryOf({
    q: query.trim(),
    categoria: category === 'all' ? '' : category,
    inglese: english === 'all' ? '' : english,
    ordina: (reversed ? '-' : '') + sortNames[sort],
  });

export const listAddress = { read, write } satisfies SearchAddress<Search>;
