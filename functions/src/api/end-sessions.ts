import * as routes from '@rombo/shared/contract/route-definitions';
import { closeSessions } from '../data/sessions.ts';
import { forgetDevices } from '../data/users.ts';
import { adminRoute } from '../http/admin-route.ts';
import { clearedCookies } from '../http/cookies.ts';
import { clearedDeviceCookie } from '../http/device.ts';
import { reauthenticate } from '../http/rate-limits.ts';
import { Reply } from '../http/types.ts';

/** Ends all sessions, including this one: the request may come from a device that the user does not trust. */
export const handler = adminRoute(routes.endSessions, async ({ input, user, session }) => {
  await reauthenticate(session, input);
  await Promise.all([closeSessions(user.username), forgetDevices(user.username)]);
  return new Reply(undefined, {}, [...clearedCookies(), clearedDeviceCookie()]);
});
