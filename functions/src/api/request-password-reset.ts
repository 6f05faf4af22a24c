import { resetLimits } from '@rombo/shared/contract/limits';
import * as routes from '@rombo/shared/contract/route-definitions';
import { requestReset } from '../data/password-resets.ts';
import { newActionId, type RateLimit } from '../data/throttles.ts';
import { env } from '../env.ts';
import { route } from '../http/chain.ts';
import { withRateLimit } from '../http/rate-limits.ts';

const perHour = (action: string, who: string, times: number): RateLimit => ({
  action,
  who,
  times,
  seconds: 3600,
  ids: [newActionId()],
});

/** Neither looks up the account nor sends mail, so that response and time are the same for every name. */
export const handler = route(routes.requestPasswordReset, async ({ input: { username }, viewer }) => {
  const limits = [
    perHour('reset-address', viewer, resetLimits.address),
    perHour('reset-account', username, resetLimits.account),
  ];
  const byMail = Boolean(process.env[env.sender]);
  await withRateLimit(limits, async () => {
    if (byMail) await requestReset(username);
  });
  return { byMail };
});
