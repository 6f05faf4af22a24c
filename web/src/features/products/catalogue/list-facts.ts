import type { ProductOutline } from '@rombo/shared/product-outline';

/** The catalogue as schema.org describes a list of pages: what a product is, its own page says. `addressOf` gives that page's address. */
export const listFacts = (products: readonly ProductOutline[], addressOf: (product: ProductOutline) => string) => ({
  '@type': 'ItemList',
  numberOfItems: products.length,
  itemListElement: products.map((product, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: product.name,
    url: addressOf(product),
  })),
});
