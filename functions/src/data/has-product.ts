import { keys } from './keys.ts';
import { getItem } from './table.ts';

/** True for a product that is there. Apart from `products.ts`, with whose schemas a function would start more slowly. */
export const hasProduct = async (id: string): Promise<boolean> => (await getItem(keys.product(id))) !== undefined;
