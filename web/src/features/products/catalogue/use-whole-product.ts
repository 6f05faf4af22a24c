import type { Product } from '@rombo/shared/product';
import type { ProductOutline } from '@rombo/shared/product-outline';
import useSWR from 'swr';
import { addressOf, send } from '../../../api/client.ts';
import { useCataloguePart } from './api.ts';

const LIST = addressOf('listProducts');

/** All of an outline's product, once there is an answer: of the whole list, or of a long one by itself. */
export function useWholeProduct(outline: ProductOutline | undefined) {
  const isPart = useCataloguePart() !== undefined;
  const address = isPart ? outline && addressOf('getProduct', { parameters: { id: outline.id } }) : LIST;
  const { data, error } = useSWR<Product | Product[]>(
    address,
    async (asked: string) => (await send('GET', asked)) as Product | Product[],
  );
  const product = Array.isArray(data) ? data.find(({ id }) => id === outline?.id) : data;
  return { product, settled: Boolean(data || error) };
}
