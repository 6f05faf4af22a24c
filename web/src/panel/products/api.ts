import type { Product } from '@rombo/shared/collections/product';
import { useRead, useWrite } from '../../api/swr.ts';
import { useItems, useReload } from '../collection/use-collection.ts';

/** The reads of the kind by themselves: the panel's frame counts products without the code of their form. */
const products = { routes: { list: 'listAdminProducts' }, shownBy: ['listProducts', 'getProduct'] } as const;

export const useProducts = () => useItems<Product>(products);
export const useDuplicateProduct = () => useWrite('duplicateProduct', { refreshes: ['listAdminProducts'] });
export const useCreatePreview = () => useWrite('createPreview', { refreshes: ['listPreviews'] });
export const usePreviews = (id: string) => useRead('listPreviews', { parameters: { id } });
export const useEndPreview = () => useWrite('endPreview', { refreshes: ['listPreviews'] });
export const useReloadProducts = () => useReload<Product>(products);
