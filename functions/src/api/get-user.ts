import * as routes from '@rombo/shared/contract/route-definitions';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.getUser, async ({ user }) => user);
