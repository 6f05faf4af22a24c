import type { ProductDetailsIn } from '@rombo/shared/product-in';
import { useTexts } from '../../../i18n/index.ts';
import { FittingParts } from './fitting-parts.tsx';
import { RelatedProducts } from './related-products.tsx';

/** Other products, below what a page says of its own: its code comes after the page's. */
export default function OtherProducts({ parts, related }: Pick<ProductDetailsIn, 'parts' | 'related'>) {
  const texts = useTexts('product');
  return (
    <>
      {parts && parts.length > 0 && <FittingParts parts={parts} />}
      <RelatedProducts title={parts ? texts.sameClass : texts.related} products={related} />
    </>
  );
}
