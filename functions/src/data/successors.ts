import type { Product, ProductInput, RelatedProduct } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { invalid } from '../errors.ts';
import { getProduct } from './products.ts';
import { toCard } from './related-items.ts';

/** Refuses a successor that is the product itself or none; one that is stored stays, even where it is deleted meanwhile. */
export async function checkSuccessor({ successor }: Pick<ProductInput, 'successor'>, present?: Product): Promise<void> {
  if (!successor || successor === present?.successor) return;
  if (successor !== present?.id && (await getProduct(successor))) return;
  throw invalid('successor', 'Questo prodotto non c’è');
}

/** Removes the successor of a product that a form puts on sale again. */
export const withoutSuccessor = (fields: Pick<ProductInput, 'availability' | 'successor'>) =>
  'availability' in fields && fields.availability !== 'discontinued' ? { successor: undefined } : {};

/** The product that replaces a discontinued one, as a card shows it; without one the successor is not named either. */
export async function readSuccessor({
  successor,
}: Product): Promise<{ successor?: undefined; replacement?: RelatedProduct }> {
  if (!successor) return {};
  const product = await getProduct(successor);
  return product && isPublic(product) ? { replacement: toCard(product) } : { successor: undefined };
}
