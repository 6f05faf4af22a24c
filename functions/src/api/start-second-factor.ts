import * as routes from '@rombo/shared/contract/route-definitions';
import { offerSecret } from '../data/second-factor.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { reauthenticate } from '../http/rate-limits.ts';
import { newSecret, uriOf } from '../one-time-codes.ts';
import { seal } from '../sealed.ts';

/** Returns a secret for an authenticator app. It takes effect once the app's first code is confirmed. */
export const handler = adminRoute(routes.startSecondFactor, async ({ input, user: { username }, session }) => {
  await reauthenticate(session, input);
  const secret = newSecret();
  if (!(await offerSecret(username, await seal(secret, username)))) {
    throw new Failure('conflict', { reason: 'second_factor_on' });
  }
  return { secret, uri: uriOf(secret, username) };
});
