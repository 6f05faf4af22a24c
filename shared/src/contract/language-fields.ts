import { fieldIn, fieldsByLanguage, type Language, languageCodes } from '../words/languages.ts';

/** Returns the field with the slug in a language. */
export const slugField = (language: Language) => fieldIn('slug', language);
export const slugFields = languageCodes.map(slugField);
export type SlugField = (typeof slugFields)[number];
export type Slugs = Record<SlugField, string | null> & { slug: string };

/** Returns an object with a slug of each language. */
export const slugsBy = <T>(valueIn: (language: Language) => T) => fieldsByLanguage(slugField, valueIn);

/** Returns the slugs of an entity in all languages. */
export const slugsOf = (item: Slugs): string[] => slugFields.flatMap((field) => item[field] ?? []);

/** Returns the form part of the data sheet in a language. */
export const sheetPart = (language: Language) => fieldIn('technicalSheet', language);

/** Returns the product's field with the address of the data sheet in a language. */
export const sheetUrl = (language: Language) => `${sheetPart(language)}Url` as const;
export type SheetUrl = ReturnType<typeof sheetUrl>;
