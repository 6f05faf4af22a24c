import { namesOf } from '@rombo/shared/collections/in-language';
import { type NameOf, type OutlinedProduct, outlineOf } from '@rombo/shared/collections/outline-of';
import { clip } from '@rombo/shared/collections/plain-text';
import { type FittingPart, type PointedProduct, Product, type RelatedProduct } from '@rombo/shared/collections/product';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { namesBy } from '@rombo/shared/collections/search-index';
import { powerOf, weightOf } from '@rombo/shared/collections/spec-figures';
import { isPublic } from '@rombo/shared/collections/status';
import { omit, pick } from '@rombo/shared/contract/keys-of';
import { sheetUrl, slugFields } from '@rombo/shared/contract/language-fields';
import { Picture } from '@rombo/shared/contract/picture-fields';
import { type Language, languageCodes } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import * as v from 'valibot';
import { indexed } from './keys.ts';
import { aliasWordsOf, wordsOf } from './search-entries.ts';
import { storedSheets, storedSlugs } from './stored-fields.ts';

/** Specs that lists show, sort or are searched by. */
const cardSpecs = [ARTICLE_CODE, 'Cilindrata', 'Potenza', 'RPM Max', 'Peso', 'Impiego'];

/** Maximum characters of a description, more than the two lines that a list shows. */
const CLIP_LENGTH = 140;

/** Maximum characters of a card's further words: 2,000 long products then cost at most 300 read units (`read-cost.test.ts`). */
const MAX_WORDS_LENGTH = 380;

const productFields = [
  ...(['name', 'category', 'subcategory', 'featured', 'createdAt', 'updatedAt'] as const),
  ...(['price', 'availability', 'backOn', 'successor'] as const),
  ...(['partType', 'fits'] as const),
  ...slugFields,
  ...languageCodes.map(sheetUrl),
] as const;

/** A field that is added must be optional: cards of an older release lack it until the daily job. */
const StoredCard = v.object({
  ...v.pick(Product, productFields).entries,
  ...storedSlugs,
  ...storedSheets,
  /** Cut to what a list shows. */
  description: v.string(),
  /** Names and cut descriptions. */
  translations: Product.entries.translations,
  specs: v.array(v.tuple([v.string(), v.string()])),
  hasSpecs: v.boolean(),
  picture: v.nullable(Picture),
  pictureCount: v.number(),
  /** Other names, for the search. */
  aliases: v.string(),
  /** Words of all texts that are not in the other fields, for the search. */
  words: v.string(),
});

/** A public product as lists, the search and pages of other products need it. */
export const Card = v.pipe(
  v.object({ sk: v.string(), card: StoredCard }),
  v.transform(({ sk: id, card: { specs, ...card } }) => {
    const technicalSpecs = Object.fromEntries(specs);
    const names = namesOf('name', card);
    return {
      ...card,
      id,
      technicalSpecs,
      code: technicalSpecs[ARTICLE_CODE] ?? '',
      ...namesBy((language) => names[language] ?? ''),
      power: powerOf(technicalSpecs),
      weight: weightOf(technicalSpecs),
    };
  }),
);
export type Card = v.InferOutput<typeof Card>;

function storedCard(product: Product): v.InferInput<typeof StoredCard> {
  const { name, description, technicalSpecs, translations = {}, explodedView, pictures, alsoKnownAs = [] } = product;
  const texts = Object.entries(translations);
  const names = [name, ...texts.map(([, { name = '' }]) => name)].join(' ');
  const aliases = aliasWordsOf(alsoKnownAs, names);
  const clipped = clip(description, CLIP_LENGTH);
  const clippedTexts = texts.map(([language, { name, description }]) => ({
    language,
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: clip(description, CLIP_LENGTH) }),
  }));
  const shown = [names, aliases, clipped, ...clippedTexts.map(({ description = '' }) => description)].join(' ');
  const others: Record<string, string> = omit(technicalSpecs, ARTICLE_CODE);
  const words = [
    // Each label as one word, to keep its parts together.
    ...(explodedView?.points ?? []).map(({ label = '' }) => label.replaceAll(' ', '-')),
    ...[others, ...texts.map(([, { technicalSpecs = {} }]) => technicalSpecs)].flatMap(Object.values),
    description,
    ...texts.map(([, { description = '' }]) => description),
  ];
  return {
    ...pick(product, ...productFields),
    description: clipped,
    translations: Object.fromEntries(clippedTexts.map(({ language, ...text }) => [language, text])),
    specs: cardSpecs.flatMap((label) => (technicalSpecs[label] === undefined ? [] : [[label, technicalSpecs[label]]])),
    hasSpecs: Object.keys(technicalSpecs).length > 1,
    picture: pictures[0] ?? null,
    pictureCount: pictures.length,
    aliases,
    words: wordsOf(words, shown, MAX_WORDS_LENGTH),
  };
}

export const cardOf = (product: Product): Card => v.parse(Card, { sk: product.id, card: storedCard(product) });

/** Attributes that put a public product into the index of the catalogue. */
export const projectionOf = (product: Product) => (isPublic(product) ? indexed(storedCard(product)) : {});

/** A card. Does not compile if it lacks a field that an outline needs. */
type OutlinedCard = Card & Record<Exclude<keyof OutlinedProduct, keyof Card | 'pictures'>, never>;

/** Returns what a list shows of a product in a language. */
export const outlineIn = (card: OutlinedCard, language: Language, nameOf: NameOf): ProductOutline => ({
  ...outlineOf({ ...card, pictures: card.picture ? [card.picture] : [] }, language, nameOf),
  pictures: card.pictureCount,
  hasSpecs: card.hasSpecs,
});

const withName = ({ translations = {} }: Card) => {
  const names = Object.entries(translations).flatMap(([language, { name }]) => (name ? [[language, { name }]] : []));
  return names.length > 0 && { translations: Object.fromEntries(names) as Product['translations'] };
};

export const toRelated = (card: Card): RelatedProduct => ({
  ...pick(card, 'id', ...slugFields, 'name', 'category', 'subcategory', 'picture'),
  image: card.picture?.url ?? null,
  articleCode: card.code || null,
  ...withName(card),
});

export const toPart = (card: Card): FittingPart => ({
  ...toRelated(card),
  ...pick(card, 'partType', 'price', 'availability', 'backOn'),
});

export const toPointed = (card: Card): PointedProduct =>
  omit(toPart(card), 'category', 'subcategory', 'image', 'picture');
