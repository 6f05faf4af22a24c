import type { Comparison } from '@rombo/shared/collections/comparison';
import type { ProductDetails } from '@rombo/shared/collections/product';
import { comparisonIn } from '@rombo/shared/contract/pages';
import useSWR from 'swr';
import { addressOf, read } from '../../api/client.ts';
import { hasStatus } from '../../api/errors.ts';
import type { Read } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/index.ts';

async function readProduct(slug: string): Promise<ProductDetails | null> {
  try {
    return (await read(addressOf('getProduct', { parameters: { id: slug } }))) as ProductDetails;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** The products of an address side by side, as the server's page carries them or from the API. */
export function useComparison(slugs: readonly string[]): Read<Comparison> {
  const { language } = useLanguage();
  const key = addressOf('listProducts') + comparisonIn(language, slugs);
  const { data, error, isLoading, mutate } = useSWR<Comparison>(key, async () => {
    const [answers, { comparisonOf }] = await Promise.all([
      Promise.all(slugs.map(readProduct)),
      import('@rombo/shared/collections/comparison'),
    ]);
    const products = answers.filter((product) => product !== null);
    return comparisonOf(language, products, products[0]?.related);
  });
  return { data, error, loading: isLoading, retry: () => void mutate() };
}
