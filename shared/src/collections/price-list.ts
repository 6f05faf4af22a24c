import * as v from 'valibot';
import { Fields, List, Timestamp } from '../contract/text.ts';
import { languageCodes } from '../words/languages.ts';
import { categoryKeys } from './categories.ts';

export const PRICE_LIST_DAYS = 7;

/** Maximum discount of a price list, in percent. */
export const DISCOUNT_MAX = 90;

/** A price list as a PDF. Without `categories` it has all of them; `discount`, in whole percent, adds a column of net prices. */
export const PriceListInput = Fields({
  language: v.picklist(languageCodes),
  categories: v.exactOptional(v.pipe(List(v.picklist(categoryKeys), categoryKeys.length), v.minLength(1))),
  pictures: v.exactOptional(v.boolean()),
  discount: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DISCOUNT_MAX))),
});
export type PriceListInput = v.InferOutput<typeof PriceListInput>;

export const PriceList = v.object({
  /** Path of the link, valid until `expiresAt`. */
  url: v.string(),
  expiresAt: Timestamp,
});
export type PriceList = v.InferOutput<typeof PriceList>;
