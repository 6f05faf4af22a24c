import { slugIn } from '@rombo/shared/collections/in-language';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductDetailsIn, ProductIn } from '@rombo/shared/collections/product-in';
import type { Availability } from '@rombo/shared/collections/product-offer';
import { pages, pathOfPage } from '@rombo/shared/contract/pages';
import { sharePicture } from '@rombo/shared/contract/picture';
import { company } from '@rombo/shared/words/company';
import type { Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { use } from 'react';
import { descriptionOf, HeadTags } from '../../head/head.tsx';
import { BreadcrumbFacts, JsonLd } from '../../head/structured-data.tsx';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { addressIn } from '../../routing/paths.ts';
import { SiteOrigin } from '../../ui/page-link.tsx';

interface ProductAddress {
  origin: string;
  address: string;
  language: Language;
  category: string;
}

const availabilities: Record<Availability, string> = {
  in_stock: 'InStock',
  to_order: 'BackOrder',
  sold_out: 'OutOfStock',
  discontinued: 'Discontinued',
};

const offerOf = ({ price, availability }: Pick<Product, 'price' | 'availability'>, address: string) =>
  price !== undefined && {
    offers: {
      '@type': 'Offer',
      url: address,
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      ...(availability && { availability: `https://schema.org/${availabilities[availability]}` }),
    },
  };

type FactField = 'name' | 'description' | 'pictures' | 'technicalSpecs' | 'price' | 'availability';

/** Returns a product as schema.org data, with an offer if it has a price. */
export const productFacts = (
  product: ProductIn<Pick<Product, FactField>>,
  { origin, address, language, category }: ProductAddress,
) => {
  const { name, description, pictures, technicalSpecs } = product;
  const { [ARTICLE_CODE]: sku, ...others } = technicalSpecs;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    url: address,
    mainEntityOfPage: { '@type': 'ItemPage', '@id': address, inLanguage: language },
    name,
    description,
    image: pictures.map(({ url }) => origin + url),
    sku,
    brand: { '@type': 'Brand', name: company.brand },
    manufacturer: { '@id': `${origin}/#organization` },
    category,
    additionalProperty: Object.entries(others).map(([label, value]) => ({
      '@type': 'PropertyValue',
      name: product.specLabels?.[label] ?? label,
      value,
    })),
    ...offerOf(product, address),
  };
};

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
