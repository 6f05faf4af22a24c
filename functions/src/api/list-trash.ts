import * as routes from '@rombo/shared/route-definitions';
import { listTrash } from '../data/trash.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Lists deleted products and slides that can be restored. */
export const handler = adminRoute(routes.listTrash, () => listTrash());
