import * as routes from '@rombo/shared/contract/route-definitions';
import { readUsage } from '../data/settings.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.getSiteUsage, () => readUsage());
