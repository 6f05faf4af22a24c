import * as routes from '@rombo/shared/contract/route-definitions';
import { listNews } from '../data/news.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listAdminNews, () => listNews());
