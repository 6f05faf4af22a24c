import { codesIn } from '@rombo/shared/collections/article-codes';
import { categoryKeys, hasSubcategories, partTypes, subcategories } from '@rombo/shared/collections/categories';
import type { FittingPart, Product, RelatedProduct } from '@rombo/shared/collections/product';
import { powerOf, weightOf } from '@rombo/shared/collections/spec-figures';
import { isPublic } from '@rombo/shared/collections/status';
import { mediaFolder } from '@rombo/shared/contract/kinds';
import { slugOf } from '@rombo/shared/contract/slug';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { engineKey, wordsOf } from './search-entries.ts';
import type { Item } from './table.ts';

/** Maximum characters of a product's further words. A page of 2,000 products then costs at most 110 read units (`read-cost.test.ts`). */
const MAX_WORDS_LENGTH = 100;

/** Format of the outlines. After a change, the daily sweep rewrites them before they are read. */
export const OUTLINE_FORMAT = 3;
/** Stored as the format while an outline could not be written. */
export const INCOMPLETE = 0;

const addressFolder = (id: string) => `/${mediaFolder('product', id)}/`;

const NO_SLUG = '-';

const TimeValue = v.pipe(
  v.number(),
  v.transform((milliseconds) => new Date(milliseconds).toISOString()),
);

const FigureValue = v.nullable(v.number());

/** Values by position: names would be a quarter of what is read. */
const Values = v.tuple([
  v.string(), // name
  v.string(), // English name
  v.string(), // slug, if not derived from the name
  v.string(), // English slug, likewise
  v.string(), // article code
  v.picklist(categoryKeys),
  v.nullable(v.picklist(subcategories)),
  v.boolean(), // featured
  TimeValue, // created
  TimeValue, // updated
  v.string(), // cover
  v.string(), // keys of the engines that it fits
  v.string(), // other names
  v.nullable(v.picklist(partTypes)),
  v.string(), // words of specifications and description
  FigureValue, // price in euros
  FigureValue, // horsepower
  FigureValue, // weight in grams
]);

export const Outline = v.pipe(
  v.object({ sk: v.string(), outline: Values }),
  v.transform(({ sk: id, outline }) => {
    const [name, nameEn, slug, slugEn, code, category, subcategory, featured, createdAt, updatedAt, ...others] =
      outline;
    const [cover, fits, aliases, partType, words, price, power, weight] = others;
    return {
      ...{ id, name, nameEn, code, category, subcategory, featured, createdAt, updatedAt, aliases, partType, words },
      ...{ price, power, weight },
      slug: slug || slugOf(name),
      slugEn: slugEn === NO_SLUG ? null : slugEn || slugOf(nameEn),
      cover: cover.startsWith('/') || !cover ? cover : addressFolder(id) + cover,
      fits: fits ? fits.split(' ') : [],
    };
  }),
);
export type Outline = v.InferOutput<typeof Outline>;

export const outlineOf = (product: Product): Outline =>
  v.parse(Outline, outlineItem(product, Number.POSITIVE_INFINITY));

function outlineItem(product: Product, maxLength = MAX_WORDS_LENGTH): Item {
  const { id, name, slug, slugEn, category, subcategory, featured, createdAt, updatedAt, images } = product;
  const { fits = [], alsoKnownAs = [], partType, description, technicalSpecs, translations } = product;
  const { explodedView, price } = product;
  const { [ARTICLE_CODE]: code = '', ...specs } = technicalSpecs;
  const { en } = translations ?? {};
  const nameEn = en?.name ?? '';
  const aliases = wordsOf(alsoKnownAs, `${name} ${nameEn}`);
  const texts = [
    // Each label as one word, to keep its parts together.
    ...(explodedView?.points ?? []).map(({ label = '' }) => label.replaceAll(' ', '-')),
    ...Object.values(specs),
    description,
    ...Object.values(en?.technicalSpecs ?? {}),
    en?.description ?? '',
  ];
  const values: v.InferInput<typeof Values> = [
    name,
    nameEn,
    slug === slugOf(name) ? '' : slug,
    slugEn === null ? NO_SLUG : nameEn && slugEn === slugOf(nameEn) ? '' : slugEn,
    code,
    category,
    subcategory,
    featured,
    Date.parse(createdAt) || 0,
    Date.parse(updatedAt) || 0,
    (images[0] ?? '').replace(addressFolder(id), ''),
    fits.map(engineKey).join(' '),
    aliases,
    partType ?? null,
    wordsOf(texts, `${name} ${nameEn} ${aliases}`, maxLength),
    price ?? null,
    powerOf(specs) ?? null,
    weightOf(specs) ?? null,
  ];
  return { ...keys.outline(id), outline: values };
}

export function toCard(product: Product): RelatedProduct {
  const { id, slug, slugEn, name, category, subcategory, images, technicalSpecs, pictures, translations } = product;
  return {
    ...{ id, slug, slugEn, name, category, subcategory },
    image: images[0] ?? null,
    articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
    picture: pictures[0] ?? null,
    ...(translations?.en?.name !== undefined && { translations: { en: { name: translations.en.name } } }),
  };
}

export const groupsOf = (category: Product['category']) =>
  hasSubcategories(category) ? [...subcategories, null] : [null];

/** Returns one card for each displacement of the category. Keys sort by same displacement, featured, then newest. */
const categoryItems = (product: Product): Item[] =>
  groupsOf(product.category).map((group) => {
    const { category, subcategory, featured, createdAt, id } = product;
    const rank = [Number(subcategory === group), Number(featured), createdAt, id];
    return { ...keys.related(category, group, rank), ...toCard(product) };
  });

function partItems(product: Product): Item[] {
  const { id, fits = [], partType } = product;
  const card: FittingPart = { ...toCard(product), ...(partType && { partType }) };
  return [...fits, ...(partType ? [partType] : [])].map((list) => ({ ...keys.part(list, id), ...card }));
}

/** The card that resolves a product's code in texts; none if no text could contain the code. */
const codeItems = (product: Product): Item[] =>
  codesIn([product.technicalSpecs[ARTICLE_CODE] ?? '']).map((code) => ({ ...keys.code(code), ...toCard(product) }));

export const relatedItems = (product: Product): Item[] =>
  isPublic(product)
    ? [outlineItem(product), ...categoryItems(product), ...partItems(product), ...codeItems(product)]
    : [];
