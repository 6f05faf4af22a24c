import { MAX_CLIENT_PRODUCTS } from '@rombo/shared/collections/catalogue';
import { pages } from '@rombo/shared/contract/pages';
import * as routes from '@rombo/shared/contract/route-definitions';
import { cachedByVersion } from '../data/catalogue-version.ts';
import { listProductPage } from '../data/product-lists.ts';
import { withListedReferences } from '../data/product-references.ts';
import { getProduct } from '../data/products.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/chain.ts';
import { cursorOf, linkToNext, pageReply } from '../http/respond.ts';

/** Links to the rendered catalogue pages, for lists that are too long to filter in a browser. */
const HTML_ALTERNATE = `<${pages.products}>; rel="alternate"; type="text/html"`;

const listPage = async (cursor: string | null) => {
  const { products, next, isComplete } = await listProductPage(cursor);
  const isLong = next !== null || products.length > MAX_CLIENT_PRODUCTS;
  const isWhole = cursor === null && next === null;
  const value = pageReply(isWhole ? withListedReferences(products) : products, [
    ...linkToNext('listProducts', next),
    ...(isLong ? [HTML_ALTERNATE] : []),
  ]);
  return { value, isCacheable: isWhole && isComplete };
};

const listFirstPage = cachedByVersion(() => listPage(null));

export const handler = route(routes.listProducts, async ({ query }) => {
  const cursor = cursorOf(query);
  if (cursor === null) return listFirstPage();
  // Each made-up cursor would be an expensive cache miss at the edge.
  if (!(await getProduct(cursor))) throw new Failure('not_found');
  return (await listPage(cursor)).value;
});
