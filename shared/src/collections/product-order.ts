import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Fields } from '../contract/text.ts';
import { categoryKeys } from './categories.ts';
import { Ids } from './collection.ts';

const ORDER_MAX = 5000;

const category = v.exactOptional(v.picklist(categoryKeys, refusal('unknown_category')));
const ids = Ids(ORDER_MAX, refusal('unknown_product'));

/** An order of products of one category or, without `category`, of any; those that it does not name keep their places. */
export const ProductOrder = Fields({ category, ids });

/** The same with the order that the caller saw before: where products are in another one by now, it is refused. */
export const ProductOrderInput = Fields({ category, ids, seen: v.exactOptional(ids) });
export type ProductOrderInput = v.InferOutput<typeof ProductOrderInput>;
