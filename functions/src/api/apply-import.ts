import * as routes from '@rombo/shared/contract/route-definitions';
import { adminRoute } from '../http/admin-route.ts';
import { applyImport } from '../tables/apply.ts';

export const handler = adminRoute(routes.applyImport, applyImport);
