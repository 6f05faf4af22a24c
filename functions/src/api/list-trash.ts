import * as routes from '@rombo/shared/contract/route-definitions';
import { listTrash } from '../data/trash.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Lists deleted products and slides that can be restored. */
export const handler = adminRoute(routes.listTrash, () => listTrash());
