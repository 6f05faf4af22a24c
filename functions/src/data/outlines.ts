import { codesIn } from '@rombo/shared/collections/article-codes';
import type { PartType } from '@rombo/shared/collections/categories';
import { categoryKeys, hasSubcategories, subcategories } from '@rombo/shared/collections/categories';
import type { FittingPart, Product, RelatedProduct } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/product-status';
import { slugOf } from '@rombo/shared/contract/slug';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import * as v from 'valibot';
import { keys } from './keys.ts';
import { engineKey, wordsOf } from './search-entries.ts';
import type { Item } from './table.ts';

/** Characters of a product's further words: with them a page of 2,000 products costs at most 110 read units (`read-cost.test.ts`). */
const WORDS = 120;

/** The format of the outlines: another one has the daily sweep write them anew before they are read. */
export const OUTLINES = 1;
/** In its place while an outline could not be written. */
export const INCOMPLETE = 0;

const mediaFolder = (id: string) => `/media/products/${id}/`;

/** No address has this name. */
const NO_SLUG = '-';

/** Words by which parts of a kind are searched, in both languages. */
const partTypeWords: Record<PartType, string> = {
  piston_sleeve: 'pistone camicia canna piston sleeve liner',
  conrod: 'biella conrod connecting rod',
  crankshaft: 'albero motore crankshaft',
  bearing: 'cuscinetto bearing',
  cooling_head: 'testa cooling head',
  combustion_insert: 'sottotesta combustion insert button',
  glow_plug: 'candela glow plug',
  carburettor: 'carburatore carburettor carburetor',
  air_filter: 'filtro aria air filter',
  gasket: 'guarnizione spessore gasket shim',
  clutch: 'frizione ceppi clutch shoes',
  flywheel: 'volano flywheel',
  tuned_pipe: 'marmitta scarico tuned pipe exhaust',
  manifold: 'collettore manifold header',
  fuel: 'miscela fuel',
  tool: 'attrezzo tool',
  other: '',
};

const time = v.pipe(
  v.number(),
  v.transform((milliseconds) => new Date(milliseconds).toISOString()),
);

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
  v.string(), // other names and kind of part
  v.string(), // words of specifications and description
]);

/** Fields of a public product that filters, searches, the sitemap and the search index need. */
export const Outline = v.pipe(
  v.object({ sk: v.string(), outline: Values }),
  v.transform(({ sk: id, outline }) => {
    const [name, nameEn, slug, slugEn, code, category, subcategory, featured, createdAt, updatedAt, ...others] =
      outline;
    const [cover, fits, aliases, words] = others;
    return {
      ...{ id, name, nameEn, code, category, subcategory, featured, createdAt, updatedAt, aliases, words },
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
  const { [ARTICLE_CODE]: code = '', ...specs } = technicalSpecs;
  const { en } = translations ?? {};
  const nameEn = en?.name ?? '';
  const aliases = wordsOf([...alsoKnownAs, partType ? partTypeWords[partType] : ''], `${name} ${nameEn}`);
  const texts = [
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
    wordsOf(texts, `${name} ${nameEn} ${aliases}`, room),
  ];
  return { ...keys.outline(id), outline: values };
}

/** A product as related ones name it. */
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

/** The displacements of a category, none included. */
export const groupsOf = (category: Product['category']) =>
  hasSubcategories(category) ? [...subcategories, null] : [null];

/**
 * The cards of a product: one for each displacement of its category, in whose partition those of the same displacement come first, then
 * featured ones, then the newest, in descending order of their keys.
 */
const categoryItems = (product: Product): Item[] =>
  groupsOf(product.category).map((group) => {
    const { category, subcategory, featured, createdAt, id } = product;
    const rank = [Number(subcategory === group), Number(featured), createdAt, id];
    return { ...keys.related(category, group, rank), ...toCard(product) };
  });

function partItems(product: Product): Item[] {
  const { id, fits = [], partType } = product;
  const card: FittingPart = { ...toCard(product), ...(partType && { partType }) };
  return fits.map((engine) => ({ ...keys.part(engine, id), ...card }));
}

/** The card by which texts that name the product's code find it; a code that no text could name has none. */
const codeItems = (product: Product): Item[] =>
  codesIn([product.technicalSpecs[ARTICLE_CODE] ?? '']).map((code) => ({ ...keys.code(code), ...toCard(product) }));

/**
 * Every card of a product: its outline, and those among its category's products, among the parts of each engine that it fits, and
 * under its code. One that visitors do not see has none.
 */
export const relatedItems = (product: Product): Item[] =>
  isPublic(product)
    ? [outlineItem(product), ...categoryItems(product), ...partItems(product), ...codeItems(product)]
    : [];
