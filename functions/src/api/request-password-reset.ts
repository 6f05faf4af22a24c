import { resetLimits } from '@rombo/shared/contract/limits';
import * as routes from '@rombo/shared/contract/route-definitions';
import { requestReset } from '../data/password-resets.ts';
import { hourlyLimit } from '../data/throttles.ts';
import { env } from '../env.ts';
import { route } from '../http/chain.ts';
import { withRateLimit } from '../http/rate-limits.ts';

/** Neither looks up the account nor sends mail, so that response and time are the same for every name. */
export const handler = route(routes.requestPasswordReset, async ({ input: { username }, viewer }) => {
  const limits = [
    hourlyLimit('reset-address', viewer, resetLimits.address),
    hourlyLimit('reset-account', username, resetLimits.account),
  ];
  const byMail = Boolean(process.env[env.sender]);
  await withRateLimit(limits, async () => {
    if (byMail) await requestReset(username);
  });
  return { byMail };
});
