import type { OtherProductsIn, ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugIn } from '@rombo/shared/contract/in-language';
import type { Language } from '@rombo/shared/words/languages';
import { Suspense } from 'react';
import { readProduct } from '../../api/products.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Late } from '../../loading/late.tsx';
import { type LazyCode, lazyCode, lazyDefault } from '../../loading/lazy-code.ts';
import { waitFor } from '../../loading/retry-prompt.ts';
import { FittingParts } from './fitting-parts.tsx';
import { RelatedProducts } from './related-products.tsx';

const explodedView = lazyDefault(() => import('./exploded/exploded-view.tsx'));

interface OtherProductsProps {
  product: ProductDetailsIn;
}

/** Other products, below what a page says of its own: its code comes after the page's, and the data of an engine after that. */
const OtherProducts = ({ product }: OtherProductsProps) => (
  <Suspense>
    <Others product={product} />
  </Suspense>
);
export default OtherProducts;

function Others({ product }: OtherProductsProps) {
  const texts = useTexts('catalogue').product;
  const { language } = useLanguage();
  const others = useOthers(product, language);
  const { parts, related } = others;
  return (
    <>
      {others.explodedView && (
        <Late code={explodedView}>
          {(ExplodedView) => <ExplodedView key={product.id} product={{ ...product, ...others }} />}
        </Late>
      )}
      {parts && parts.length > 0 && <FittingParts parts={parts} />}
      <RelatedProducts title={parts ? texts.sameClass : texts.related} products={related} />
    </>
  );
}

/** Cached reads, by language and slug. They outlive the component: one that suspends while it is first drawn keeps no state. */
const read = new Map<string, LazyCode<OtherProductsIn>>();

/** The other products: those that came with the product, or else those of the API; what the server drew stays until they have come. */
function useOthers({ related, ...product }: ProductDetailsIn, language: Language): OtherProductsIn {
  if (related) return { related, ...product };
  const slug = slugIn(language, product);
  const key = `${language} ${slug}`;
  const reading =
    read.get(key) ??
    lazyCode(async () => {
      const { shown } = await readProduct(slug, language);
      return { related: [], ...shown };
    });
  read.set(key, reading);
  return waitFor(reading);
}
