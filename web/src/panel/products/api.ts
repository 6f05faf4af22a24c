import type { Product } from '@rombo/shared/collections/product';
import { readsOf } from '../collection/reads.ts';
import { useItems, useReload } from '../collection/use-collection.ts';

/** List routes of the product kind: the panel frame counts products without loading the code of their form. */
const products = { routes: { list: 'listAdminProducts' }, reads: readsOf('product') } as const;

export const useProducts = () => useItems<Product>(products);
export const useReloadProducts = () => useReload<Product>(products);
