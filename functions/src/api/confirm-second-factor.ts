import * as routes from '@rombo/shared/contract/route-definitions';
import { acceptOffer, findOffer } from '../data/second-factor.ts';
import { closeSessions } from '../data/sessions.ts';
import { reset } from '../data/throttles.ts';
import { Failure, invalid } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { codeLimitOf, consumeAttempt } from '../http/rate-limits.ts';
import { bestEffort } from '../logger.ts';
import { newRecoveryCodes, stepOf } from '../one-time-codes.ts';
import { unseal } from '../sealed.ts';
import { REQUEST_TIMEOUT_MS } from '../time-limits.ts';

/** Turns on the second factor after the app has proved its code. Ends the other sessions, which were opened without it. */
export const handler = adminRoute(routes.confirmSecondFactor, async ({ input, user: { username }, session }) => {
  const { tokenId } = session;
  const offer = await findOffer(username);
  if (!offer) throw new Failure('conflict', { reason: 'qr_code_expired' });
  const tries = codeLimitOf(`session#${tokenId}`);
  await consumeAttempt(tries);
  const { text: secret } = await unseal(offer, username);
  const step = stepOf(secret, input.code.replace(/\s/g, ''));
  if (step === undefined) throw invalid('code', 'wrong_code');
  await reset(tries);
  // Before the change, so that a failure midway leaves no old session open; and after it, for sessions opened in between.
  await closeSessions(username, tokenId);
  const recoveryCodes = newRecoveryCodes();
  if (!(await acceptOffer(username, offer, step, recoveryCodes))) throw new Failure('conflict');
  // Without the codes in the response, nobody would have them.
  await bestEffort(() => closeSessions(username, tokenId), 'Sessions stay open', {}, REQUEST_TIMEOUT_MS);
  return { recoveryCodes };
});
