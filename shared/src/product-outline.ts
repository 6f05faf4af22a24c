import * as v from 'valibot';
import { Picture } from './picture-fields.ts';
import { Product } from './product.ts';

const { id, slug, name, description, category, subcategory, technicalSheetUrl } = Product.entries;

/** A picture as a card shows it, whose button is named after the product. */
export const CardPicture = v.pick(Picture, ['url', 'color']);
export type CardPicture = v.InferOutput<typeof CardPicture>;

/** A product as its card shows it; a page carries the beginning of its description. */
export const ProductOutline = v.object({
  ...{ id, slug, name, description, category, subcategory, technicalSheetUrl },
  cover: v.nullable(CardPicture),
  /** Number of pictures, the cover included. */
  pictures: v.number(),
  articleCode: v.nullable(v.string()),
  /** True where there are more specifications than one. */
  hasSpecs: v.boolean(),
});
export type ProductOutline = v.InferOutput<typeof ProductOutline>;
