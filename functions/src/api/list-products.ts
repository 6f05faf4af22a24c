import { listProducts } from '../data/products.ts';
import { route } from '../http/route.ts';

/** Lists every product, featured ones first, then the newest. */
export const handler = route('listProducts', () => listProducts());
