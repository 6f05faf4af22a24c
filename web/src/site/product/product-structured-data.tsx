import type { ProductDetailsIn } from '@rombo/shared/collections/product-in';
import { pages } from '@rombo/shared/contract/pages';
import { company } from '@rombo/shared/words/company';
import { use } from 'react';
import { breadcrumbs, JsonLd } from '../../head/structured-data.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { addressIn } from '../../routing/paths.ts';
import { SiteOrigin } from '../../ui/page-link.tsx';
import { productFacts } from './product-facts.ts';

interface ProductStructuredDataProps {
  product: ProductDetailsIn;
  /** The page's Italian path. */
  path: string;
}

/** A product and the way to it, as schema.org describes them. */
export function ProductStructuredData({ product, path }: ProductStructuredDataProps) {
  const origin = use(SiteOrigin);
  const { nav } = useTexts('site');
  const kinds = useTexts('catalogue');
  const { language } = useLanguage();
  const { name, category } = product;
  const whole = (path: string) => origin + addressIn(language, path);
  const catalogue = whole(pages.products);
  const address = whole(path);
  const way = [
    { name: nav.home, address: whole(pages.home) },
    { name: nav.products, address: catalogue },
    { name: kinds[category], address: `${catalogue}?category=${category}` },
    { name, address },
  ];
  return (
    <>
      <JsonLd
        data={productFacts(product, { brand: company.brand, origin, address, language, category: kinds[category] })}
      />
      <JsonLd data={breadcrumbs(way)} />
    </>
  );
}
