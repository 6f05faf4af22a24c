import * as routes from '@rombo/shared/contract/route-definitions';
import { isCommonPassword } from '../data/common-passwords.ts';
import { findAccount, setPassword } from '../data/users.ts';
import { Failure, invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { deviceCookie } from '../http/device.ts';
import { confirmPassword } from '../http/rate-limits.ts';
import { Reply } from '../http/types.ts';

/** The cookie by which this browser stays known: the change forgets all devices. It may fail, the password is changed. */
async function knownAgain(username: string): Promise<string[]> {
  const account = await findAccount(username).catch(() => undefined);
  return account
    ? deviceCookie(account).then(
        (cookie) => [cookie],
        () => [],
      )
    : [];
}

/** Changes the password of who knows the present one; every other session ends. */
export const handler = adminRoute(routes.changePassword, async ({ input, user, tokenId }) => {
  const { currentPassword, newPassword } = input;
  await confirmPassword({ username: user.username, tokenId }, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) throw invalid('newPassword', 'current_password');
  if (isCommonPassword(newPassword, user.username)) {
    throw invalid('newPassword', 'common_password');
  }
  if (!(await setPassword(user.username, newPassword, tokenId))) throw new Failure('unauthenticated');
  return new Reply(undefined, {}, await knownAgain(user.username));
});
