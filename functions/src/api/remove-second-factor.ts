import * as routes from '@rombo/shared/contract/route-definitions';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { confirmCode, confirmPassword } from '../http/rate-limits.ts';

export const handler = adminRoute(routes.removeSecondFactor, async ({ input, session }) => {
  const account = await confirmPassword(session, input.password);
  if (account.factor === null) {
    throw new Failure('conflict', { reason: 'second_factor_off' });
  }
  await confirmCode(account, input.code, session, (code) => code.removeFactor());
  return undefined;
});
