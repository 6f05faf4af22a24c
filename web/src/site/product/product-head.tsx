import { slugIn } from '@rombo/shared/collections/in-language';
import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { pages, pathOfPage } from '@rombo/shared/contract/pages';
import { sharePicture } from '@rombo/shared/contract/picture';
import type { Language } from '@rombo/shared/words/languages';
import { use } from 'react';
import { descriptionOf, HeadTags } from '../../head/head.tsx';
import { BreadcrumbFacts, JsonLd } from '../../head/structured-data.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { addressIn } from '../../routing/paths.ts';
import { SiteOrigin } from '../../ui/page-link.tsx';
import { productFacts } from './product-facts.ts';

interface ProductStructuredDataProps {
  product: ProductDetailsIn;
  /** Path of the page, without the language prefix. */
  path: string;
}

function ProductStructuredData({ product, path }: ProductStructuredDataProps) {
  const origin = use(SiteOrigin);
  const { nav } = useTexts('site');
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const { name, category } = product;
  const address = origin + addressIn(language, path);
  const trail = [
    { name: nav.products, path: pages.products },
    { name: kinds[category], path: `${pages.products}?category=${category}` },
    { name, path },
  ];
  return (
    <>
      <JsonLd data={productFacts(product, { origin, address, language, category: kinds[category] })} />
      <BreadcrumbFacts trail={trail} />
    </>
  );
}

interface ProductHeadProps {
  slug: string;
  /** Undefined while it loads, null if it does not exist. */
  product: ProductDetailsIn | null | undefined;
}

export function ProductHead({ slug, product }: ProductHeadProps) {
  const texts = useTexts('product');
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const path = (language: Language) => pathOfPage('product', { slug: product ? slugIn(language, product) : slug });
  const { name, description } =
    product ??
    (product === null
      ? { name: texts.goneTitle, description: texts.goneText }
      : { name: kinds.head.title, description: kinds.head.description });
  const cover = product?.pictures[0];
  return (
    <HeadTags
      path={path}
      name={name}
      description={product ? descriptionOf(description) : description}
      picture={cover ? sharePicture(cover.url) : '/slides/share/products.jpg'}
      noindex={product === null}
    >
      {import.meta.env.SSR && product && <ProductStructuredData product={product} path={path(language)} />}
    </HeadTags>
  );
}
