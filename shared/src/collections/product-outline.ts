import * as v from 'valibot';
import { sheetLanguages } from '../contract/in-language.ts';
import { Picture } from '../contract/picture-fields.ts';
import { Product } from './product.ts';

const { id, slug, name, description, category, subcategory, technicalSheetUrl } = Product.entries;
const { price, availability, partType } = Product.entries;

/** A picture as a card shows it, whose button is named after the product; its focal point where the card crops it. */
export const CardPicture = v.object({
  ...v.pick(Picture, ['url', 'color']).entries,
  focalPoint: v.exactOptional(Picture.entries.focalPoint),
});
export type CardPicture = v.InferOutput<typeof CardPicture>;

export const ProductOutline = v.object({
  ...{ id, slug, name, description, category, subcategory, technicalSheetUrl },
  cover: v.nullable(CardPicture),
  pictures: v.number(),
  articleCode: v.nullable(v.string()),
  hasSpecs: v.boolean(),
  ...{ price, availability, partType },
  /** Of a part that fits certain engines: the name of the first, and the number of the others. */
  madeFor: v.exactOptional(v.tuple([v.string(), v.number()])),
  /** Name of the successor of a discontinued product. */
  successorName: v.exactOptional(v.string()),
  /** Class, horsepower and highest speed of an engine, as the page's language writes them. */
  figures: v.exactOptional(v.array(v.tuple([v.picklist(['class', 'power', 'rpm']), v.string()]))),
  /** The language of the data sheet where it is another than the page's. */
  sheetLanguage: v.exactOptional(v.picklist(sheetLanguages)),
  /** The texts that are Italian on a page in another language. */
  italian: v.exactOptional(v.array(v.string())),
});
export type ProductOutline = v.InferOutput<typeof ProductOutline>;
