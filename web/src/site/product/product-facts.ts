import type { Product } from '@rombo/shared/collections/product';
import type { ProductIn } from '@rombo/shared/collections/product-in';
import type { Availability } from '@rombo/shared/collections/product-offer';
import type { Language } from '@rombo/shared/words/languages';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';

interface ProductAddress {
  brand: string;
  origin: string;
  /** The page's whole address. */
  address: string;
  language: Language;
  /** The name of its category. */
  category: string;
}

const availabilities: Record<Availability, string> = {
  in_stock: 'InStock',
  to_order: 'BackOrder',
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

type Told = 'name' | 'description' | 'images' | 'technicalSpecs' | 'price' | 'availability';

/** A product as schema.org describes one, with an offer where it has a price. */
export const productFacts = (
  product: ProductIn<Pick<Product, Told>>,
  { brand, origin, address, language, category }: ProductAddress,
) => {
  const { name, description, images, technicalSpecs } = product;
  const { [ARTICLE_CODE]: sku, ...others } = technicalSpecs;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    url: address,
    mainEntityOfPage: { '@type': 'ItemPage', '@id': address, inLanguage: language },
    name,
    description,
    image: images.map((image) => origin + image),
    sku,
    brand: { '@type': 'Brand', name: brand },
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
