import type { OtherProductsIn, ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { slugIn } from '@rombo/shared/contract/in-language';
import type { Language } from '@rombo/shared/words/languages';
import { use } from 'react';
import { readProduct } from '../../api/reads.ts';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { cached, type Lazy } from '../../loading/lazy.ts';
import { ExplodedView } from './exploded/exploded-view.tsx';
import { FittingParts } from './fitting-parts.tsx';
import { RelatedProducts } from './related-products.tsx';

interface OtherProductsProps {
  product: ProductDetailsIn;
}

/** Other products, below the page's own content. Those of an engine are read after the page. */
export default function OtherProducts({ product }: OtherProductsProps) {
  const texts = useTexts('catalogue').product;
  const { language } = useLanguage();
  const others = useOthers(product, language);
  const { parts, related } = others;
  return (
    <>
      {others.explodedView && <ExplodedView key={product.id} product={{ ...product, ...others }} />}
      {parts && parts.length > 0 && <FittingParts parts={parts} />}
      <RelatedProducts title={parts ? texts.sameClass : texts.related} products={related} />
    </>
  );
}

/** Cached reads, by language and slug. They outlive the component: one that suspends while it is first drawn keeps no state. */
const read = new Map<string, Lazy<OtherProductsIn>>();

/** The other products: those that came with the product, or else those of the API; what the server drew stays until they have come. */
function useOthers({ related, ...product }: ProductDetailsIn, language: Language): OtherProductsIn {
  if (related) return { related, ...product };
  const slug = slugIn(language, product);
  const key = `${language} ${slug}`;
  const reading =
    read.get(key) ??
    cached(async () => {
      const { shown } = await readProduct(slug, language);
      return { related: [], ...shown };
    });
  read.set(key, reading);
  return use(reading.promise());
}
