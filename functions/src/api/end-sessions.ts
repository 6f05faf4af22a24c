import { closeSessions } from '../data/sessions.ts';
import { adminRoute } from '../http/admin-route.ts';
import { clearedCookie } from '../http/session-cookie.ts';
import { confirmPassword } from '../http/tries.ts';
import { Reply } from '../http/types.ts';

/** Signs out everywhere, here too: whoever asks may not be on the device that they trust. */
export const handler = adminRoute('endSessions', async ({ input, user }) => {
  await confirmPassword(user.username, input.password, 'password');
  await closeSessions(user.username);
  return new Reply(undefined, { 'set-cookie': clearedCookie() });
});
