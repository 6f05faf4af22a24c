import * as routes from '@rombo/shared/contract/route-definitions';
import { readUsage } from '../data/site-usage.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Reads what the site stores, when it was backed up and what it costs. */
export const handler = adminRoute(routes.getSiteUsage, () => readUsage());
