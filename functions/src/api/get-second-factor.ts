import * as routes from '@rombo/shared/contract/route-definitions';
import { getSecondFactor } from '../data/second-factor.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Says whether signing in asks for a code. */
export const handler = adminRoute(routes.getSecondFactor, ({ user }) => getSecondFactor(user.username));
