import * as routes from '@rombo/shared/contract/route-definitions';
import { listResults } from '../data/results.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listAdminResults, () => listResults());
