import type { Product } from './product.ts';
import { ARTICLE_CODE } from './spec-labels.ts';

/** Marks, in an address of the API, the copy that holds outlines: the browser asks for the same address with it as without it. */
export const OUTLINE = '#outline';

/** A product as its card shows it; of further pictures and specifications only that there are some. */
export type ProductOutline = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'category'
  | 'subcategory'
  | 'images'
  | 'technicalSpecs'
  | 'technicalSheetUrl'
>;

/** More than the two lines that a card shows of a description. */
const DESCRIPTION = 160;

const clip = (text: string): string =>
  text.length > DESCRIPTION ? `${text.slice(0, DESCRIPTION).replace(/\s+\S*$/, '')}…` : text;

/** The part of a product that lists contain. */
export function outlineOf(product: Product): ProductOutline {
  const { id, slug, name, description, category, subcategory, images, technicalSpecs, technicalSheetUrl } = product;
  const { [ARTICLE_CODE]: code, ...others } = technicalSpecs;
  return {
    id,
    slug,
    name,
    description: clip(description),
    category,
    subcategory,
    images: images.map((image, at) => (at === 0 ? image : '')),
    technicalSpecs: {
      ...(code !== undefined && { [ARTICLE_CODE]: code }),
      ...(Object.keys(others).length > 0 && { '': '' }),
    },
    technicalSheetUrl,
  };
}
