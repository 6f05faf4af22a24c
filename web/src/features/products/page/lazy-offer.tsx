import type { ProductDetailsIn } from '@rombo/shared/product-in';
import { lazyDefault } from '../../../loading/lazy-code.ts';
import { WithCode } from '../../../loading/with-code.tsx';

const offer = lazyDefault(() => import('./offer.tsx'));

/** Price and availability where the owner states them: drawn by the server, and hydrated when their code comes. */
export function LazyOffer({ product }: { product: ProductDetailsIn }) {
  if (product.price === undefined && !product.availability) return null;
  return (
    <WithCode code={offer} keepDrawn failed={() => null}>
      {(Offer) => <Offer product={product} />}
    </WithCode>
  );
}
