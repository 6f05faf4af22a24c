import type { Product } from '@rombo/shared/collections/product';
import { useItems, useReload } from '../collection/use-collection.ts';

/** List routes of the product kind: the panel frame counts products without loading the code of their form. */
const products = { routes: { list: 'listAdminProducts' }, dependentReads: ['listProducts', 'getProduct'] } as const;

export const useProducts = () => useItems<Product>(products);
export const useReloadProducts = () => useReload<Product>(products);
