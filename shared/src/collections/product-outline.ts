import * as v from 'valibot';
import { Picture } from '../contract/picture-fields.ts';
import { languageCodes } from '../words/languages.ts';
import { Product } from './product.ts';

/** A card's picture, without alternative text: the button is named after the product. Has a focal point if the card crops it. */
export const CardPicture = v.object({
  ...v.pick(Picture, ['url', 'color']).entries,
  focalPoint: v.exactOptional(Picture.entries.focalPoint),
});
export type CardPicture = v.InferOutput<typeof CardPicture>;

export const ProductOutline = v.object({
  ...v.pick(Product, ['id', 'slug', 'name', 'description', 'category', 'subcategory', 'technicalSheetUrl']).entries,
  ...v.pick(Product, ['price', 'availability', 'backOn', 'partType']).entries,
  cover: v.nullable(CardPicture),
  pictures: v.number(),
  articleCode: v.nullable(v.string()),
  hasSpecs: v.boolean(),
  /** Name of the first engine that a part fits, and the number of the others. */
  madeFor: v.exactOptional(v.tuple([v.string(), v.number()])),
  successorName: v.exactOptional(v.string()),
  figures: v.exactOptional(v.array(v.tuple([v.picklist(['class', 'power', 'rpm', 'weight']), v.string()]))),
  /** Language of the data sheet, if it is not the page's. */
  sheetLanguage: v.exactOptional(v.picklist(languageCodes)),
  /** Fields that are in Italian on a page in another language. */
  italian: v.exactOptional(v.array(v.string())),
});
export type ProductOutline = v.InferOutput<typeof ProductOutline>;

export interface EngineChoice {
  slug: string;
  name: string;
}

export interface PicturedEngine extends EngineChoice {
  cover: CardPicture | null;
}
