import { useSWRConfig } from 'swr';
import { addressOf, call } from '../../../api/client.ts';
import { useRead, useWrite } from '../../../api/swr.ts';

const changesList = { refreshes: ['listProducts', 'getProduct'] } as const;

export const useProducts = () => useRead('listProducts');
export const useCreateProduct = () => useWrite('createProduct', changesList);
export const useUpdateProduct = () => useWrite('updateProduct', changesList);
export const useDeleteProduct = () => useWrite('deleteProduct', changesList);

/** Reads the products once more, for every view of them, and gives what came. */
export function useReloadProducts() {
  const { mutate } = useSWRConfig();
  return async () => {
    const products = await call('listProducts');
    await mutate(addressOf('listProducts'), products, { revalidate: false });
    return products;
  };
}
