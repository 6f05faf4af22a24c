import type { ProductDetailsIn } from '@rombo/shared/product-in';
import { useTexts } from '../../../i18n/index.ts';
import { Late } from '../../../loading/late.tsx';
import { lazyDefault } from '../../../loading/lazy-code.ts';
import { FittingParts } from './fitting-parts.tsx';
import { RelatedProducts } from './related-products.tsx';

const explodedView = lazyDefault(() => import('../exploded/exploded-view.tsx'));

/** Other products, below what a page says of its own: its code comes after the page's. */
export default function OtherProducts({ product }: { product: ProductDetailsIn }) {
  const texts = useTexts('product');
  const { id, parts, related } = product;
  return (
    <>
      {product.explodedView && (
        <Late code={explodedView}>{(ExplodedView) => <ExplodedView key={id} product={product} />}</Late>
      )}
      {parts && parts.length > 0 && <FittingParts parts={parts} />}
      <RelatedProducts title={parts ? texts.sameClass : texts.related} products={related} />
    </>
  );
}
