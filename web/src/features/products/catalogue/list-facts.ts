import type { ProductOutline } from '@rombo/shared/product-outline';

/**
 * The catalogue as schema.org describes a list of pages: what a product is, its own page says. `addressOf` gives that page's address,
 * `place` where these products stand in a longer list.
 */
export const listFacts = (
  products: readonly ProductOutline[],
  addressOf: (product: ProductOutline) => string,
  place = { total: products.length, before: 0 },
) => ({
  '@type': 'ItemList',
  numberOfItems: place.total,
  itemListElement: products.map((product, at) => ({
    '@type': 'ListItem',
    position: place.before + at + 1,
    name: product.name,
    url: addressOf(product),
  })),
});
