import { categories } from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';
import type { Availability } from '@rombo/shared/product-offer';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';

interface ProductAddress {
  brand: string;
  origin: string;
  /** The page's whole address. */
  address: string;
}

const availabilities: Record<Availability, string> = {
  in_stock: 'InStock',
  to_order: 'BackOrder',
  discontinued: 'Discontinued',
};

const offerOf = ({ price, availability }: Product, address: string) =>
  price !== undefined && {
    offers: {
      '@type': 'Offer',
      url: address,
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      ...(availability && { availability: `https://schema.org/${availabilities[availability]}` }),
    },
  };

/** A product as schema.org describes one, with an offer where it has a price. */
export const productFacts = (product: Product, { brand, origin, address }: ProductAddress) => {
  const { name, description, category, images, technicalSpecs } = product;
  const { [ARTICLE_CODE]: sku, ...others } = technicalSpecs;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    url: address,
    name,
    description,
    image: images.map((image) => new URL(image, origin).href),
    sku,
    brand: { '@type': 'Brand', name: brand },
    manufacturer: { '@id': `${origin}/#organization` },
    category: categories[category],
    additionalProperty: Object.entries(others).map(([label, value]) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    ...offerOf(product, address),
  };
};
