import { WHOLE_CATALOGUE } from '@rombo/shared/collections/catalogue';
import { pages } from '@rombo/shared/contract/pages';
import * as routes from '@rombo/shared/contract/route-definitions';
import { cachedByVersion } from '../data/catalogue-version.ts';
import { listProductPart } from '../data/product-lists.ts';
import { withListedReferences } from '../data/product-references.ts';
import { getProduct } from '../data/products.ts';
import { Failure } from '../errors.ts';
import { route } from '../http/chain.ts';
import { cursorOf, linkToNext, pageReply } from '../http/respond.ts';

/** Links to the rendered catalogue pages, for lists that are too long to filter in a browser. */
const RENDERED = `<${pages.products}>; rel="alternate"; type="text/html"`;

const listPart = async (cursor: string | null) => {
  const { products, next, isComplete } = await listProductPart(cursor);
  const isLong = next !== null || products.length > WHOLE_CATALOGUE;
  const isWhole = cursor === null && next === null;
  const value = pageReply(isWhole ? withListedReferences(products) : products, [
    ...linkToNext('listProducts', next),
    ...(isLong ? [RENDERED] : []),
  ]);
  return { value, isCacheable: isWhole && isComplete };
};

const listFirst = cachedByVersion(() => listPart(null));

export const handler = route(routes.listProducts, async ({ query }) => {
  const cursor = cursorOf(query);
  if (cursor === null) return listFirst();
  // Each made-up cursor would be an expensive cache miss at the edge.
  if (!(await getProduct(cursor))) throw new Failure('not_found');
  return (await listPart(cursor)).value;
});
