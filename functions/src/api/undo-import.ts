import * as routes from '@rombo/shared/contract/route-definitions';
import { adminRoute } from '../http/admin-route.ts';
import { undoImport } from '../tables/apply.ts';

export const handler = adminRoute(routes.undoImport, undoImport);
