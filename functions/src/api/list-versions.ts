import * as routes from '@rombo/shared/contract/route-definitions';
import { listVersions } from '../data/product-versions.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Lists the versions of a product that can be restored, and the present one. */
export const handler = adminRoute(routes.listVersions, ({ parameters }) => listVersions(parameters.id));
