import { exporting } from '@rombo/shared/contract/kind-routes';
import { adminRoute } from '../http/admin-route.ts';
import { exportOf } from '../tables/export.ts';

export const handler = adminRoute(exporting('guide'), exportOf('guide'));
