import { codesIn } from '@rombo/shared/collections/article-codes';
import { hasSubcategories, subcategories } from '@rombo/shared/collections/categories';
import type { FittingPart, Product, RelatedProduct } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { keys } from './keys.ts';
import { outlineItem } from './outlines.ts';
import type { Item } from './table.ts';

/** A product as related ones name it. */
export const toCard = ({
  id,
  slug,
  slugEn,
  name,
  category,
  subcategory,
  images,
  technicalSpecs,
  pictures,
  translations,
}: Product): RelatedProduct => ({
  id,
  slug,
  slugEn,
  name,
  category,
  subcategory,
  image: images[0] ?? null,
  articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
  picture: pictures[0] ?? null,
  ...(translations?.en?.name !== undefined && { translations: { en: { name: translations.en.name } } }),
});

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

/** The cards of a part: one for each engine that it fits. */
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
