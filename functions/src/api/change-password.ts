import * as routes from '@rombo/shared/contract/route-definitions';
import { isCommonPassword } from '../data/common-passwords.ts';
import { findAccount, setPassword } from '../data/users.ts';
import { Failure, invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { deviceCookie } from '../http/device.ts';
import { reauthenticate } from '../http/rate-limits.ts';
import { Reply } from '../http/types.ts';
import { EXTRA_TIMEOUT_MS, withTimeLimit } from '../time-limits.ts';

/** Changes the password and ends every other session. Validates the new password first, so that a refusal does not consume a code. */
export const handler = adminRoute(routes.changePassword, async ({ input, user, session }) => {
  const { currentPassword, newPassword, code } = input;
  if (newPassword === currentPassword) throw invalid('newPassword', 'current_password');
  if (isCommonPassword(newPassword, user.username)) throw invalid('newPassword', 'common_password');
  await reauthenticate(session, { password: currentPassword, code }, 'currentPassword');
  if (!(await setPassword(user.username, newPassword, session.tokenId))) throw new Failure('unauthenticated');
  // A password change forgets all devices, so this one needs a new cookie.
  const account = await withTimeLimit(() => findAccount(user.username), EXTRA_TIMEOUT_MS).catch(() => undefined);
  const cookie = account && (await deviceCookie(account).catch(() => undefined));
  return new Reply(undefined, {}, cookie ? [cookie] : []);
});
