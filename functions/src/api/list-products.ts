import { MAX_CLIENT_PRODUCTS } from '@rombo/shared/collections/catalogue';
import { pages } from '@rombo/shared/contract/pages';
import * as routes from '@rombo/shared/contract/route-definitions';
import { kept, readCards } from '../data/catalogue.ts';
import { listProductPage } from '../data/product-lists.ts';
import { withListedReferences } from '../data/product-references.ts';
import { getProduct } from '../data/products.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/chain.ts';
import { cursorOf, linkToNext, pageReply } from '../http/respond.ts';

/** Links to the rendered catalogue pages, for lists that are too long to filter in a browser. */
const HTML_ALTERNATE = `<${pages.products}>; rel="alternate"; type="text/html"`;

const listPage = async (cursor: string | null) => {
  const [{ products, next }, cards] = await Promise.all([listProductPage(cursor), readCards()]);
  const isLong = next !== null || products.length > MAX_CLIENT_PRODUCTS;
  return pageReply(withListedReferences(products, cards), [
    ...linkToNext('listProducts', next),
    ...(isLong ? [HTML_ALTERNATE] : []),
  ]);
};

const listFirstPage = kept(() => listPage(null));

export const handler = route(routes.listProducts, async ({ query }) => {
  const cursor = cursorOf(query);
  if (cursor === null) return listFirstPage();
  // Each made-up cursor would be an expensive cache miss at the edge.
  if (!(await getProduct(cursor))) throw new Failure('not_found');
  return listPage(cursor);
});
