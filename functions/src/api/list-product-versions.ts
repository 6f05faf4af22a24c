import { products } from '@rombo/shared/collections/product';
import * as routes from '@rombo/shared/contract/route-definitions';
import { productStore } from '../data/products.ts';
import { listVersions } from '../data/versions.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listProductVersions, ({ parameters }) =>
  listVersions(productStore, products, parameters.id),
);
