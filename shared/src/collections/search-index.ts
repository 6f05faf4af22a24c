import * as v from 'valibot';
import { type SlugField, slugField, slugsBy } from '../contract/language-fields.ts';
import { slugOf } from '../contract/slug.ts';
import { defaultLanguage, fieldIn, fieldsByLanguage, type Language, languageCodes } from '../words/languages.ts';
import { guideTopics } from '../words/search-topics.ts';
import { ENGINE } from '../words/synonyms.ts';
import { type Category, categoryKeys } from './categories.ts';

/** Returns the field with the name in a language, such as `nameEn`. */
export const nameField = (language: Language) => fieldIn('name', language);
export const nameFields = languageCodes.map(nameField);
export type NameField = (typeof nameFields)[number];

/** Returns an object with a name of each language. */
export const namesBy = <T>(valueIn: (language: Language) => T) => fieldsByLanguage(nameField, valueIn);

/** Returns the names of an entity in all languages as one text. */
export const allNames = (item: Record<NameField, string>): string => nameFields.map((field) => item[field]).join(' ');

/** A guide and the topic of a search that it answers. */
const GuideAnswer = v.object({
  topic: v.picklist(guideTopics),
  /** Empty if missing, as the name. */
  ...slugsBy(() => v.string()),
  ...namesBy(() => v.string()),
});
export type GuideAnswer = v.InferOutput<typeof GuideAnswer>;

const namesColumn = (language: Language) => fieldIn('names', language);
const slugsColumn = (language: Language) => fieldIn('slugs', language);

/** Columns of the searchable texts of all products: similar values next to each other compress best. */
export const SearchIndex = v.object({
  /** Names in each language; empty if missing. */
  ...fieldsByLanguage(namesColumn, () => v.array(v.string())),
  codes: v.array(v.string()),
  /** Words for the product type; empty if only the name describes it. */
  kinds: v.array(v.string()),
  /** Slugs in each language; empty if derived from the name. */
  ...fieldsByLanguage(slugsColumn, () => v.array(v.string())),
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

/** A product. Its name and slug in a language are empty if missing. */
export interface SearchEntry extends Record<NameField | SlugField, string> {
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
  ...fieldsByLanguage(namesColumn, (language) => entries.map((entry) => entry[nameField(language)])),
  codes: entries.map(({ code }) => code),
  kinds: entries.map(({ kind }) => kind),
  ...fieldsByLanguage(slugsColumn, (language) =>
    entries.map((entry) => {
      const [name, slug] = [entry[nameField(language)], entry[slugField(language)]];
      return name && slug === slugOf(name) ? '' : slug;
    }),
  ),
  words: entries.map(({ words }) => words),
  categories: entries.map(({ category }) => categoryKeys.indexOf(category)),
  fits: entries.map(({ fits }) => [...fits]),
  uses: entries.map(({ use }) => use),
  figures: entries.map((entry) => measures.map((measure) => entry[measure] ?? 0)),
  pictures: entries.map(({ picture }) => (picture ? [picture.url, picture.color ?? ''].join(' ') : '')),
  guides: [...guides],
});

/** Unpacks an index, also one of a release before the columns after `words` or before a language. */
export const unpackEntries = (index: SearchIndex): IndexedProduct[] => {
  const { codes, kinds, words } = index;
  const columns: Partial<SearchIndex> = index;
  const { categories = [], fits = [], uses = [], figures = [], pictures = [] } = columns;
  return index[namesColumn(defaultLanguage)].map((_, at) => {
    const [url, color] = (pictures[at] ?? '').split(' ');
    const nameIn = (language: Language) => columns[namesColumn(language)]?.[at] ?? '';
    const slugIn = (language: Language) => {
      const name = nameIn(language);
      return columns[slugsColumn(language)]?.[at] || (name && slugOf(name));
    };
    return {
      ...namesBy(nameIn),
      ...slugsBy(slugIn),
      code: codes[at] ?? '',
      kind: kinds[at] ?? '',
      words: words[at] ?? '',
      category: categoryKeys[categories[at] ?? -1] ?? (kinds[at] === ENGINE ? 'motori' : 'ricambi'),
      fits: fits[at] ?? [],
      use: uses[at] ?? '',
      ...Object.fromEntries(measures.map((measure, of) => [measure, figures[at]?.[of] || undefined])),
      ...(url && { picture: { url, color: color || null } }),
    };
  });
};
