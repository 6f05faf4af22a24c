import { categories } from '@rombo/shared/categories';
import type { Product } from '@rombo/shared/product';
import { ARTICLE_CODE } from '@rombo/shared/spec-labels';

/** The catalogue as schema.org describes a list of products. */
export const listFacts = (products: readonly Product[], brand: string, origin: string) => ({
  '@type': 'ItemList',
  numberOfItems: products.length,
  itemListElement: products.map(({ name, category, images: [image], technicalSpecs }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: {
      '@type': 'Product',
      name,
      category: categories[category],
      sku: technicalSpecs[ARTICLE_CODE],
      image: image && new URL(image, origin).href,
      brand: { '@type': 'Brand', name: brand },
    },
  })),
});
