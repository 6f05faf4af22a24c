import * as routes from '@rombo/shared/contract/route-definitions';
import { Failure, ReauthenticationFailed } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { confirmPassword, tryCode } from '../http/rate-limits.ts';

/** Turns the second factor off for who has both: the password, and a code of the app or a recovery code. */
export const handler = adminRoute(routes.removeSecondFactor, async ({ input, user: { username }, tokenId }) => {
  const account = await confirmPassword({ username, tokenId }, input.password, 'password');
  if (account.factor === null) {
    throw new Failure('conflict', { reason: 'second_factor_off' });
  }
  if (!(await tryCode(account, input.code, `session#${tokenId}`, (code) => code.removeFactor()))) {
    throw new ReauthenticationFailed('code', 'used_code');
  }
  return undefined;
});
