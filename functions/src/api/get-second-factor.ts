import * as routes from '@rombo/shared/contract/route-definitions';
import { getSecondFactor } from '../data/second-factor.ts';
import { adminRoute } from '../http/admin-route.ts';

export const handler = adminRoute(routes.getSecondFactor, ({ user }) => getSecondFactor(user.username));
