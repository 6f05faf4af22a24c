import type { Product } from '@rombo/shared/collections/product';
import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import useSWR, { useSWRConfig } from 'swr';
import { addressOf, send } from '../../api/client.ts';

const LIST = addressOf('listProducts');

/** All of an outline's product, once there is an answer: of the whole list where that is here already, else by itself. */
export function useWholeProduct(outline: ProductOutline | undefined) {
  const { cache } = useSWRConfig();
  const isListed = cache.get(LIST)?.data !== undefined;
  const address = isListed ? LIST : outline && addressOf('getProduct', { parameters: { id: outline.id } });
  const { data, error } = useSWR<Product | Product[]>(
    address,
    async (asked: string) => (await send('GET', asked)) as Product | Product[],
  );
  const product = Array.isArray(data) ? data.find(({ id }) => id === outline?.id) : data;
  return { product, settled: Boolean(data || error) };
}
