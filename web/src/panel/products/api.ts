import type { Product } from '@rombo/shared/collections/product';
import { useItems, useReload } from '../collection/use-collection.ts';

/** The reads of the kind by themselves: the panel's frame counts products without the code of their form. */
const products = { routes: { list: 'listAdminProducts' }, shownBy: ['listProducts', 'getProduct'] } as const;

export const useProducts = () => useItems<Product>(products);
export const useReloadProducts = () => useReload<Product>(products);
