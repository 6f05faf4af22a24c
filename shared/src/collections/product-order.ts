import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Fields } from '../contract/text.ts';
import { categoryKeys } from './categories.ts';
import { Ids } from './collection.ts';

const ORDER_MAX = 5000;

const category = v.exactOptional(v.picklist(categoryKeys, refusal('unknown_category')));
const ids = Ids(ORDER_MAX, refusal('unknown_product'));

/** An order of one category's products or, without `category`, of any products. Products that `ids` omits keep their places. */
export const ProductOrder = Fields({ category, ids });

/** `seen` is the order that the caller started from. The request is refused if the stored order differs. */
export const ProductOrderInput = Fields({ category, ids, seen: v.exactOptional(ids) });
export type ProductOrderInput = v.InferOutput<typeof ProductOrderInput>;
