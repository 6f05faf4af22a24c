import * as routes from '@rombo/shared/contract/route-definitions';
import { listPreviews } from '../data/previews.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Lists the links to previews of a product that still work. */
export const handler = adminRoute(routes.listPreviews, ({ parameters }) => listPreviews(parameters.id));
