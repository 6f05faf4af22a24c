import * as routes from '@rombo/shared/contract/route-definitions';
import { restoreVersion } from '../collections/kind.ts';
import { products } from '../collections/products.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.restoreProductVersion, restoreVersion(products));
