import * as routes from '@rombo/shared/contract/route-definitions';
import { isCommonPassword } from '../data/common-passwords.ts';
import { findAccount, setPassword } from '../data/users.ts';
import { Failure, invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { deviceCookie } from '../http/device.ts';
import { confirmPassword } from '../http/rate-limits.ts';
import { Reply } from '../http/types.ts';

/** Changes the password and ends every other session. Requires the current one. */
export const handler = adminRoute(routes.changePassword, async ({ input, user, tokenId }) => {
  const { currentPassword, newPassword } = input;
  await confirmPassword({ username: user.username, tokenId }, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) throw invalid('newPassword', 'current_password');
  if (isCommonPassword(newPassword, user.username)) throw invalid('newPassword', 'common_password');
  if (!(await setPassword(user.username, newPassword, tokenId))) throw new Failure('unauthenticated');
  // The change forgets all devices, this one too.
  const account = await findAccount(user.username).catch(() => undefined);
  const cookie = account && (await deviceCookie(account).catch(() => undefined));
  return new Reply(undefined, {}, cookie ? [cookie] : []);
});
