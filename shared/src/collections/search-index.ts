import * as v from 'valibot';
import { slugOf } from '../contract/slug.ts';

/** Columns of the searchable texts of all products: similar values next to each other compress best. */
export const SearchIndex = v.object({
  names: v.array(v.string()),
  /** English names; empty if missing. */
  namesEn: v.array(v.string()),
  codes: v.array(v.string()),
  /** Words for the product type; empty if only the name describes it. */
  kinds: v.array(v.string()),
  /** Empty if derived from the name. */
  slugs: v.array(v.string()),
  /** English slugs; empty if derived from the English name. */
  slugsEn: v.array(v.string()),
  /** Further words: other codes, engines, specifications, and as much of the descriptions as fits. */
  words: v.array(v.string()),
});
export type SearchIndex = v.InferOutput<typeof SearchIndex>;

export interface SearchEntry {
  slug: string;
  slugEn: string;
  name: string;
  nameEn: string;
  code: string;
  kind: string;
  words: string;
}

export const packEntries = (entries: readonly SearchEntry[]): SearchIndex => ({
  names: entries.map(({ name }) => name),
  namesEn: entries.map(({ nameEn }) => nameEn),
  codes: entries.map(({ code }) => code),
  kinds: entries.map(({ kind }) => kind),
  slugs: entries.map(({ name, slug }) => (slug === slugOf(name) ? '' : slug)),
  slugsEn: entries.map(({ nameEn, slugEn }) => (nameEn && slugEn === slugOf(nameEn) ? '' : slugEn)),
  words: entries.map(({ words }) => words),
});

export const unpackEntries = ({ names, namesEn, codes, kinds, slugs, slugsEn, words }: SearchIndex): SearchEntry[] =>
  names.map((name, at) => ({
    name,
    nameEn: namesEn[at] ?? '',
    code: codes[at] ?? '',
    kind: kinds[at] ?? '',
    slug: slugs[at] || slugOf(name),
    slugEn: slugsEn[at] || (namesEn[at] ? slugOf(namesEn[at]) : ''),
    words: words[at] ?? '',
  }));
