import type { ProductOutline } from '@rombo/shared/collections/product-outline';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { use } from 'react';
import { JsonLd } from '../../head/structured-data.tsx';
import { PageAddress, SiteOrigin } from '../../ui/page-link.tsx';
import { useCataloguePart, useOutlines } from './api.ts';
import { PAGE_SIZE } from './filter.ts';

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

/** Structured data of the catalogue. */
export function CatalogueFacts() {
  const origin = use(SiteOrigin);
  const address = use(PageAddress);
  const part = useCataloguePart();
  const { data = part?.outlines } = useOutlines(!part);
  const place = part && { total: part.total, before: (part.page - 1) * PAGE_SIZE };
  return data ? (
    <JsonLd data={listFacts(data, ({ slug }) => origin + address(pathOfPage('product', { slug })), place)} />
  ) : null;
}
