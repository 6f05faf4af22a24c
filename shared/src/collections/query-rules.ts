import type { QueryName } from '../contract/pages.ts';
import { SEARCH_MAX } from '../words/search-words.ts';
import { SLUG, sorts } from './catalogue.ts';
import { categoryKeys, subcategories } from './categories.ts';

export const MAX_COMPARED = 4;

/** Number of products that an address may name, more than are compared, because some may be deleted. */
const MAX_COMPARED_SLUGS = 2 * MAX_COMPARED;

export const parseCompared = (p: string | null): string[] =>
  [...new Set((p ?? '').split(',').filter((slug) => SLUG.test(slug)))].slice(0, MAX_COMPARED_SLUGS);

export const comparisonQuery = (slugs: readonly string[]): string => `p=${slugs.join(',')}`;

/** `absent` is a value that means none. `unknown` replaces any other value, if the page reports it. */
type QueryRule =
  | { oneOf: readonly string[]; absent?: string; unknown?: string }
  | { upTo: number }
  /** Maximum length of a search. */
  | { words: number }
  | { slug: true }
  /** Maximum number of distinct slugs, separated by commas. */
  | { slugs: number };

/** Allowed values of the pages' query parameters. The edge drops invalid values and normalizes the others. */
export const queryRules = {
  category: { oneOf: categoryKeys, absent: 'all', unknown: 'unknown' },
  subcategory: { oneOf: subcategories },
  page: { upTo: 100_000 },
  fits: { slug: true },
  q: { words: SEARCH_MAX },
  sort: { oneOf: sorts },
  p: { slugs: MAX_COMPARED_SLUGS },
} satisfies Record<QueryName, QueryRule>;
