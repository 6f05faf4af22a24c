import type { Product } from './product.ts';
import type { ProductOutline } from './product-outline.ts';
import { ARTICLE_CODE } from './spec-labels.ts';

/** Marks, in an address of the API, the copy of a list that a page carries: outlines instead of products. */
export const OUTLINE = '#outline';

/** The part of a product that its card shows. */
export function outlineOf(product: Product): ProductOutline {
  const { id, slug, name, description, category, subcategory, technicalSheetUrl, technicalSpecs, pictures } = product;
  const [cover] = pictures;
  return {
    ...{ id, slug, name, description, category, subcategory, technicalSheetUrl },
    cover: cover ? { url: cover.url, color: cover.color } : null,
    pictures: pictures.length,
    articleCode: technicalSpecs[ARTICLE_CODE] ?? null,
    hasSpecs: Object.keys(technicalSpecs).length > 1,
  };
}

/** More than the two lines that a card shows of a description. */
const DESCRIPTION = 160;

const clip = (text: string): string =>
  text.length > DESCRIPTION ? `${text.slice(0, DESCRIPTION).replace(/\s+\S*$/, '')}…` : text;

/** The same as a page carries it: with no more of the description than the card can show. */
export const clippedOutlineOf = (product: Product): ProductOutline => ({
  ...outlineOf(product),
  description: clip(product.description),
});
