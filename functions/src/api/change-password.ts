import { isCommonPassword } from '../data/common-passwords.ts';
import { setPassword } from '../data/users.ts';
import { Failure, invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { confirmPassword } from '../http/tries.ts';

/** Changes the password of who knows the present one; every other session ends. */
export const handler = adminRoute('changePassword', async ({ input, user, tokenId }) => {
  const { currentPassword, newPassword } = input;
  await confirmPassword(user.username, currentPassword, 'currentPassword');
  if (newPassword === currentPassword) throw invalid('newPassword', 'È la password di adesso: scegline un’altra');
  if (isCommonPassword(newPassword, user.username)) {
    throw invalid('newPassword', 'È una delle prime che si provano: scegline una che sai solo tu');
  }
  if (!(await setPassword(user.username, newPassword, tokenId))) throw new Failure('unauthenticated');
  return undefined;
});
