import * as routes from '@rombo/shared/contract/route-definitions';
import { listTrash } from '../data/trash.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.listTrash, () => listTrash());
