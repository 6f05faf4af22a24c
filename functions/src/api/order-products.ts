import * as routes from '@rombo/shared/contract/route-definitions';
import { readCatalogueOrder, saveProductOrder } from '../data/product-order.ts';
import { Failure, invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** True if the products that both lists contain are in a different order. */
function isReordered(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)];
  return one.filter((id) => second.has(id)).join() !== other.filter((id) => first.has(id)).join();
}

/** Saves the order of a category, or of all products. A retry finds its own order and saves it again. */
export const handler = adminRoute(routes.orderProducts, async ({ input: { seen, ...order } }) => {
  const current = await readCatalogueOrder();
  const { category } = order;
  const ids = current.products.flatMap((product) => (category && product.category !== category ? [] : product.id));
  const known = new Set(ids);
  const unknown = order.ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw invalid(`ids.${unknown}`, 'unknown_product');
  const isStale = seen !== undefined && isReordered(seen, ids) && isReordered(order.ids, ids);
  if (isStale || !(await saveProductOrder(order.ids, current))) throw new Failure('conflict');
  return new Audited(order, category ?? null);
});
