import { sorts } from '../collections/catalogue.ts';
import { categoryKeys, subcategories } from '../collections/categories.ts';
import { SEARCH_MAX } from '../words/search-words.ts';
import type { QueryName } from './pages.ts';

export const MOST_COMPARED = 4;

/** Products that are looked up for an address: some of them may be gone. */
const READ_COMPARED = 2 * MOST_COMPARED;

const SLUG = /^[a-z0-9-]{1,100}$/;

/** The products that the query `p` of a comparison names, each once, in their order. */
export const readCompared = (p: string | null): string[] =>
  [...new Set((p ?? '').split(',').filter((slug) => SLUG.test(slug)))].slice(0, READ_COMPARED);

export const writeCompared = (slugs: readonly string[]): string => `p=${slugs.join(',')}`;

/** `absent` means as much as no value; `unknown` stands for all others where the page tells of them. */
type QueryRule =
  | { oneOf: readonly string[]; absent?: string; unknown?: string }
  | { upTo: number }
  /** Words of a search, at most so many characters. */
  | { words: number }
  | { slug: true }
  /** So many different ones, separated by commas. */
  | { slugs: number };

/** The values of the query parameters that pages read. The edge drops what does not fit, and writes what fits in one way. */
export const queryRules = {
  category: { oneOf: categoryKeys, absent: 'all', unknown: 'unknown' },
  subcategory: { oneOf: subcategories },
  page: { upTo: 100_000 },
  fits: { slug: true },
  q: { words: SEARCH_MAX },
  sort: { oneOf: sorts },
  p: { slugs: READ_COMPARED },
} satisfies Record<QueryName, QueryRule>;
