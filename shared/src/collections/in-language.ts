import { omit } from '../contract/keys-of.ts';
import {
  type SheetUrl,
  type SlugField,
  type Slugs,
  sheetUrl,
  slugField,
  slugFields,
} from '../contract/language-fields.ts';
import type { OtherLanguage } from '../contract/text.ts';
import { byLanguage, defaultLanguage, type Language, languageCodes } from '../words/languages.ts';
import type { Mention, MentionIn, PointedProduct, Product } from './product.ts';

/** Fields that a page in another language shows in Italian; absent if there are none. */
export interface Untranslated {
  italian?: readonly string[];
}

export const asUntranslated = (italian: readonly string[]): Untranslated => (italian.length > 0 ? { italian } : {});

export const langOf = ({ italian }: Untranslated, field: string): 'it' | undefined =>
  italian?.includes(field) ? 'it' : undefined;

export const slugIn = (language: Language, item: Slugs): string => item[slugField(language)] || item.slug;

export const mentionsIn = (language: Language, mentions: readonly Mention[]): MentionIn[] =>
  mentions.map(({ code, ...slugs }) => ({ code, slug: slugIn(language, slugs) }));

export function sheetsIn(language: Language, product: Pick<Product, SheetUrl>) {
  const sheets = languageCodes.flatMap((code) => {
    const url = product[sheetUrl(code)];
    return url ? [{ language: code, url }] : [];
  });
  return sheets.sort((one, other) => Number(other.language === language) - Number(one.language === language));
}

interface Translated<T> {
  translations?: { [Code in OtherLanguage]?: T | undefined } | undefined;
}

export const textsIn = <T>(language: Language, { translations }: Translated<T>): T | undefined =>
  language === defaultLanguage ? undefined : translations?.[language];

export type NamingField = 'name' | 'title';

/** An item whose name or title may be translated. */
export type Named<F extends NamingField> = Record<F, string> & Translated<{ [K in F]?: string | undefined }>;

/** Returns the name or title of an entity in each language; undefined if it is not translated. */
export const namesOf = <F extends NamingField>(field: F, entity: Named<F>) => ({
  ...byLanguage((language) => textsIn(language, entity)?.[field]),
  [defaultLanguage]: entity[field],
});

/** Returns an entity in one language, without its translations. `fields` are those that may be translated. */
export function inLanguage<E extends Translated<object>>(
  language: Language,
  entity: E,
  fields: readonly string[],
): Omit<E, 'translations'> & Untranslated {
  const rest = omit(entity, 'translations');
  if (language === defaultLanguage) return rest;
  const texts = new Map(Object.entries(textsIn(language, entity) ?? {}));
  const filledFields = fields.filter((field) => rest[field as keyof typeof rest] !== undefined);
  const italian = filledFields.filter((field) => !texts.has(field));
  const translated = filledFields.flatMap((field) => (texts.has(field) ? [[field, texts.get(field)]] : []));
  return { ...rest, ...Object.fromEntries(translated), ...(italian.length > 0 && { italian }) };
}

/** Returns a product's name in a language. `isItalian` is true if the translation is missing. */
export function nameIn(language: Language, product: Pick<Product, 'name' | 'translations'>) {
  const translated = textsIn(language, product)?.name;
  return { name: translated ?? product.name, isItalian: language !== defaultLanguage && translated === undefined };
}

export type NamedIn = Omit<PointedProduct, SlugField | 'translations'> & Untranslated & { slug: string };

export function namedIn(language: Language, product: PointedProduct): NamedIn {
  const rest = omit(product, 'translations', ...slugFields);
  const { name, isItalian } = nameIn(language, product);
  return { ...rest, name, slug: slugIn(language, product), ...(isItalian && { italian: ['name'] }) };
}
