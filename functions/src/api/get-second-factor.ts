import { getSecondFactor } from '../data/second-factor.ts';
import { adminRoute } from '../http/admin-route.ts';

/** Says whether signing in asks for a code. */
export const handler = adminRoute('getSecondFactor', ({ user }) => getSecondFactor(user.username));
