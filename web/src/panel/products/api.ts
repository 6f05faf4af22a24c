import type { Product } from '@rombo/shared/collections/product';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, request } from '../../api/client.ts';
import { nextAddress } from '../../api/next-address.ts';
import { type Read, useRead, useRefresh, useWrite } from '../../api/swr.ts';

const changesList = { refreshes: ['listAdminProducts', 'listProducts', 'getProduct'] } as const;

const listAddress = () => addressOf('listAdminProducts');

/** Reads the whole list, hidden products and drafts too, of which a long one comes in several answers. */
async function readProducts(): Promise<Product[]> {
  const products: Product[] = [];
  for (let address: string | null = listAddress(); address; ) {
    const answer: Response = await request('GET', address);
    products.push(...((await answer.json()) as Product[]));
    address = nextAddress(answer.headers.get('Link'));
  }
  return products;
}

export function useProducts(): Read<Product[]> {
  const { data, error, isLoading, mutate } = useSWR<Product[]>(listAddress(), readProducts);
  return { data, error, loading: isLoading, retry: () => void mutate() };
}
export const useCreateProduct = () => useWrite('createProduct', changesList);
export const useUpdateProduct = () => useWrite('updateProduct', changesList);
/** Saves the order of a category; the list is read again by `useReloadProducts`, after several moves. */
export const useOrderProducts = () => useWrite('orderProducts');
export const useDeleteProduct = () => useWrite('deleteProduct', { refreshes: [...changesList.refreshes, 'listTrash'] });

export const useRestoreProduct = () =>
  useWrite('restoreFromTrash', { refreshes: [...changesList.refreshes, 'listTrash'] });
export const useDuplicateProduct = () => useWrite('duplicateProduct', { refreshes: ['listAdminProducts'] });
export const useVersions = (id: string) => useRead('listVersions', { parameters: { id } });
export const useSaveVersion = () => useWrite('restoreVersion', changesList);
export const useCreatePreview = () => useWrite('createPreview', { refreshes: ['listPreviews'] });
export const usePreviews = (id: string) => useRead('listPreviews', { parameters: { id } });
export const useEndPreview = () => useWrite('endPreview', { refreshes: ['listPreviews'] });

/** Reads the products once more, for every view of them, and gives what came. */
export function useReloadProducts() {
  const { mutate } = useSWRConfig();
  return async () => {
    const products = await readProducts();
    await mutate(listAddress(), products, { revalidate: false });
    return products;
  };
}

/** Deletes, changes and restores that are followed by one `useReloadCatalogue`. */
export const useBulkWrites = () => ({
  update: useWrite('updateProduct').run,
  remove: useWrite('deleteProduct').run,
  restore: useWrite('restoreFromTrash').run,
});

/** Reads everything that shows products once more, after several writes. */
export function useReloadCatalogue() {
  const reload = useReloadProducts();
  const refresh = useRefresh(['listProducts', 'getProduct', 'listTrash']);
  return () => Promise.all([reload(), refresh()]);
}
