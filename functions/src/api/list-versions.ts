import { products } from '@rombo/shared/collections/product';
import * as routes from '@rombo/shared/contract/route-definitions';
import { productStore } from '../data/products.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Lists the versions of a product that can be restored, and the current one. */
export const handler = adminRoute(routes.listVersions, ({ parameters }) =>
  listVersions(productStore, products, parameters.id),
);
