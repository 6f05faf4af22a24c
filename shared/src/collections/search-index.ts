import * as v from 'valibot';
import { slugOf } from '../contract/slug.ts';
import { guideTopics } from '../words/search-topics.ts';
import { ENGINE } from '../words/synonyms.ts';
import { type Category, categoryKeys } from './categories.ts';

/** A guide and the topic of a search that it answers. */
const GuideAnswer = v.object({
  topic: v.picklist(guideTopics),
  slug: v.string(),
  /** Empty if missing, as the name. */
  slugEn: v.string(),
  name: v.string(),
  nameEn: v.string(),
});
export type GuideAnswer = v.InferOutput<typeof GuideAnswer>;

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
  categories: v.array(v.number()),
  /** Positions of the engines that a part fits. */
  fits: v.array(v.array(v.number())),
  /** Intended uses, such as '1:8 buggy'. */
  uses: v.array(v.string()),
  /** Zero if unknown. */
  figures: v.array(v.array(v.number())),
  /** Covers with their colours; empty in a long catalogue. */
  pictures: v.array(v.string()),
  guides: v.array(GuideAnswer),
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

/** Figures that products are ranked by, in the order of the index: CV, rpm, grams and euros. */
const measures = ['power', 'rpm', 'weight', 'price'] as const;
export type Measure = (typeof measures)[number];

/** A product as a question refers to it. */
export interface IndexedProduct extends SearchEntry, Partial<Record<Measure, number | undefined>> {
  category: Category;
  fits: readonly number[];
  use: string;
  picture?: { url: string; color: string | null } | undefined;
}

export const packEntries = (entries: readonly IndexedProduct[], guides: readonly GuideAnswer[] = []): SearchIndex => ({
  names: entries.map(({ name }) => name),
  namesEn: entries.map(({ nameEn }) => nameEn),
  codes: entries.map(({ code }) => code),
  kinds: entries.map(({ kind }) => kind),
  slugs: entries.map(({ name, slug }) => (slug === slugOf(name) ? '' : slug)),
  slugsEn: entries.map(({ nameEn, slugEn }) => (nameEn && slugEn === slugOf(nameEn) ? '' : slugEn)),
  words: entries.map(({ words }) => words),
  categories: entries.map(({ category }) => categoryKeys.indexOf(category)),
  fits: entries.map(({ fits }) => [...fits]),
  uses: entries.map(({ use }) => use),
  figures: entries.map((entry) => measures.map((measure) => entry[measure] ?? 0)),
  pictures: entries.map(({ picture }) => (picture ? [picture.url, picture.color ?? ''].join(' ') : '')),
  guides: [...guides],
});

/** Unpacks an index, also one of a release before the columns after `words`. */
export const unpackEntries = (index: SearchIndex): IndexedProduct[] => {
  const { names, namesEn, codes, kinds, slugs, slugsEn, words } = index;
  const { categories = [], fits = [], uses = [], figures = [], pictures = [] }: Partial<SearchIndex> = index;
  return names.map((name, at) => {
    const [url, color] = (pictures[at] ?? '').split(' ');
    return {
      name,
      nameEn: namesEn[at] ?? '',
      code: codes[at] ?? '',
      kind: kinds[at] ?? '',
      slug: slugs[at] || slugOf(name),
      slugEn: slugsEn[at] || (namesEn[at] ? slugOf(namesEn[at]) : ''),
      words: words[at] ?? '',
      category: categoryKeys[categories[at] ?? -1] ?? (kinds[at] === ENGINE ? 'motori' : 'ricambi'),
      fits: fits[at] ?? [],
      use: uses[at] ?? '',
      ...Object.fromEntries(measures.map((measure, of) => [measure, figures[at]?.[of] || undefined])),
      ...(url && { picture: { url, color: color || null } }),
    };
  });
};
