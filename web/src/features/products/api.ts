import { OUTLINE, type ProductOutline } from '@rombo/shared/product-outline';
import { type Read, useRead } from '../../api/use-read.ts';

/** Every product, featured ones first, then the newest. */
export const useProducts = () => useRead('listProducts');

/** The same as cards show them: a page that the server rendered carries no more of them. */
export const useOutlines = (): Read<ProductOutline[]> => useRead('listProducts', { part: OUTLINE });

/** A product by the name in its address; null when there is none. */
export const useProduct = (slug: string) => useRead('getProduct', { parameters: { id: slug }, nullOn: 404 });
