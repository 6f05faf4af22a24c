import { categories } from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';

interface ProductAddress {
  brand: string;
  origin: string;
  /** The page's whole address. */
  address: string;
}

/** A product as schema.org describes one. It has no offer: the company sells through dealers and names no prices. */
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
  };
};
