import * as v from 'valibot';
import { ErrorBody } from '../contract/errors.ts';
import { refusal } from '../contract/issues.ts';
import { Fields, Id, List, NumberBetween } from '../contract/text.ts';
import { categoryKeys } from './categories.ts';
import { Product } from './product.ts';
import { Aliases, Fits } from './product-fit.ts';
import { availabilities } from './product-offer.ts';
import { Status } from './status.ts';

const CHANGES_MAX = 100;

const VersionNumber = v.pipe(
  v.number(refusal('number')),
  v.integer(refusal('version_number')),
  v.minValue(1, refusal('version_number')),
);

/** A product change. Absent fields keep their values; null removes a price or an availability. */
export const ProductChange = Fields({
  id: v.pipe(v.string(refusal('text')), v.uuid(refusal('unknown_product'))),
  version: VersionNumber,
  /** Undoes changes: restores all fields of a former version that had the same files. Other fields of the change are ignored. */
  restore: v.exactOptional(VersionNumber),
  price: v.exactOptional(
    v.nullable(
      v.pipe(
        NumberBetween(0.01, 99_999.99),
        v.check((price) => Number(price.toFixed(2)) === price, refusal('price')),
      ),
    ),
  ),
  availability: v.exactOptional(v.nullable(v.picklist(availabilities, refusal('unknown_availability')))),
  status: v.exactOptional(Status),
  featured: v.exactOptional(v.boolean(refusal('flag'))),
  category: v.exactOptional(v.picklist(categoryKeys, refusal('unknown_category'))),
  fits: v.exactOptional(Fits),
  alsoKnownAs: v.exactOptional(Aliases),
});
export type ProductChange = v.InferOutput<typeof ProductChange>;

export const ProductChanges = Fields({ changes: List(ProductChange, CHANGES_MAX) });
export type ProductChanges = v.InferOutput<typeof ProductChanges>;

/** The result of each change in order: the saved product, or the error. */
export const ProductChangeResults = v.array(
  v.object({
    id: Id,
    status: v.number(),
    product: v.optional(Product),
    code: v.optional(ErrorBody.entries.code),
  }),
);
export type ProductChangeResult = v.InferOutput<typeof ProductChangeResults>[number];
