import { codesIn } from '@rombo/shared/collections/article-codes';
import { categoryKeys, hasSubcategories, partTypes, subcategories } from '@rombo/shared/collections/categories';
import type { FittingPart, Product, RelatedProduct } from '@rombo/shared/collections/product';
import { powerOf, weightOf } from '@rombo/shared/collections/spec-figures';
import { isPublic } from '@rombo/shared/collections/status';
import { slugOf } from '@rombo/shared/contract/slug';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { engineKey, wordsOf } from './search-entries.ts';
import type { Item } from './table.ts';

/** Characters of a product's further words: with them a page of 2,000 products costs at most 110 read units (`read-cost.test.ts`). */
const WORDS = 100;

/** The format of the outlines: another one has the daily sweep write them anew before they are read. */
export const OUTLINES = 3;
/** In its place while an outline could not be written. */
export const INCOMPLETE = 0;

const mediaFolder = (id: string) => `/media/products/${id}/`;

const NO_SLUG = '-';

const time = v.pipe(
  v.number(),
  v.transform((milliseconds) => new Date(milliseconds).toISOString()),
);

const figure = v.nullable(v.number());

/** Values in their order without names, which would be a quarter of what is read. */
const Values = v.tuple([
  v.string(), // name
  v.string(), // English name
  v.string(), // slug where it is not that of the name
  v.string(), // English slug, the same
  v.string(), // article code
  v.picklist(categoryKeys),
  v.nullable(v.picklist(subcategories)),
  v.boolean(), // featured
  time, // created
  time, // updated
  v.string(), // cover
  v.string(), // keys of the engines that it fits
  v.string(), // other names
  v.nullable(v.picklist(partTypes)),
  v.string(), // words of specifications and description
  figure, // price in euros
  figure, // horsepower
  figure, // weight in grams
]);

/** Fields of a public product that filters, searches, the sitemap and the search index need. */
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
      cover: cover.startsWith('/') || !cover ? cover : mediaFolder(id) + cover,
      fits: fits ? fits.split(' ') : [],
    };
  }),
);
export type Outline = v.InferOutput<typeof Outline>;

/** The outline of a product with all of its words. */
export const outlineOf = (product: Product): Outline =>
  v.parse(Outline, outlineItem(product, Number.POSITIVE_INFINITY));

/** The item of a product's outline, with at most so many characters of further words. */
function outlineItem(product: Product, room = WORDS): Item {
  const { id, name, slug, slugEn, category, subcategory, featured, createdAt, updatedAt, images } = product;
  const { fits = [], alsoKnownAs = [], partType, description, technicalSpecs, translations } = product;
  const { explodedView, price } = product;
  const { [ARTICLE_CODE]: code = '', ...specs } = technicalSpecs;
  const { en } = translations ?? {};
  const nameEn = en?.name ?? '';
  const aliases = wordsOf(alsoKnownAs, `${name} ${nameEn}`);
  const texts = [
    // As one word each: what stands together stays so.
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
    (images[0] ?? '').replace(mediaFolder(id), ''),
    fits.map(engineKey).join(' '),
    aliases,
    partType ?? null,
    wordsOf(texts, `${name} ${nameEn} ${aliases}`, room),
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

/** One card for each displacement of its category; keys sort by same displacement, featured, then newest. */
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

/** The card by which texts that name the product's code find it; a code that no text could name has none. */
const codeItems = (product: Product): Item[] =>
  codesIn([product.technicalSpecs[ARTICLE_CODE] ?? '']).map((code) => ({ ...keys.code(code), ...toCard(product) }));

/** The outline and cards of a product; none if visitors do not see it. */
export const relatedItems = (product: Product): Item[] =>
  isPublic(product)
    ? [outlineItem(product), ...categoryItems(product), ...partItems(product), ...codeItems(product)]
    : [];
