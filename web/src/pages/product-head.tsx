import { company } from '@rombo/shared/company';
import { slugIn } from '@rombo/shared/in-language';
import type { Language } from '@rombo/shared/languages';
import { pages, pathOfPage } from '@rombo/shared/pages';
import type { ProductDetailsIn } from '@rombo/shared/product-in';
import { use } from 'react';
import { productFacts } from '../features/products/page/product-facts.ts';
import { HeadTags } from '../head/head-tags.tsx';
import { breadcrumbs } from '../head/structured-data/breadcrumbs.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { addressIn } from '../routing/paths.ts';
import { JsonLd, SiteOrigin } from '../ui/json-ld.tsx';

/** The most characters of a description that search engines show. */
const SHOWN = 160;

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= SHOWN ? line : `${line.slice(0, line.lastIndexOf(' ', SHOWN - 1))}…`;
};

export interface ProductHeadProps {
  slug: string;
  /** Undefined while it is on its way, null when there is none. */
  product: ProductDetailsIn | null | undefined;
}

export function ProductHead({ slug, product }: ProductHeadProps) {
  const { nav } = useTexts('site');
  const texts = useTexts('product');
  const kinds = useTexts('catalogue');
  const origin = use(SiteOrigin);
  const { language } = useLanguage();
  const path = (language: Language) => pathOfPage('product', { slug: product ? slugIn(language, product) : slug });
  const place = { origin, path };
  if (!product) {
    const name = product === null ? texts.goneTitle : kinds.head.title;
    const description = product === null ? texts.goneText : kinds.head.description;
    return (
      <HeadTags
        {...place}
        name={name}
        description={description}
        picture="/slides/share/products.jpg"
        hidden={product === null}
      />
    );
  }
  const { name, description, category, images } = product;
  const whole = (path: string) => origin + addressIn(language, path);
  const catalogue = whole(pages.products);
  const address = whole(path(language));
  const way = [
    { name: nav.home, address: whole(pages.home) },
    { name: nav.products, address: catalogue },
    { name: kinds[category], address: `${catalogue}?category=${category}` },
    { name, address },
  ];
  return (
    <HeadTags
      {...place}
      name={name}
      description={shorten(description)}
      picture={images[0] ?? '/slides/share/products.jpg'}
      hidden={false}
    >
      <JsonLd
        data={productFacts(product, { brand: company.brand, origin, address, language, category: kinds[category] })}
      />
      <JsonLd data={breadcrumbs(way)} />
    </HeadTags>
  );
}
