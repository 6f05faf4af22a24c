import * as routes from '@rombo/shared/contract/route-definitions';
import { logActivity } from '../data/activity.ts';
import { closeSession } from '../data/sessions.ts';
import { route } from '../http/chain.ts';
import { SESSION_COOKIE, sessionCookies } from '../http/cookies.ts';
import { DEVICE_COOKIE, deviceCookie, findDevice, readDevice } from '../http/device.ts';
import { signInWithinLimits } from '../http/sign-in.ts';
import { tokenIdOf } from '../http/tokens.ts';
import { Reply } from '../http/types.ts';
import { bestEffort } from '../logger.ts';

async function endPrevious(token: string | undefined): Promise<void> {
  const tokenId = token && (await tokenIdOf(token));
  if (tokenId) await closeSession(tokenId);
}

export const handler = route(routes.login, async ({ input, cookies, viewer, client }) => {
  const device = await findDevice(await readDevice(cookies[DEVICE_COOKIE], input.username));
  const signedIn = await signInWithinLimits({ input, viewer, client, device });
  const { account, token, withRecoveryCode, release } = signedIn;

  // The session is open and its code is consumed: no failure from here on may turn the sign-in into a refusal.
  const action = withRecoveryCode ? 'signed_in_with_recovery_code' : 'signed_in';
  const newDeviceCookie = await deviceCookie(account, device).catch(() => undefined);
  await Promise.all([
    logActivity({ action, subject: null, ...client }),
    bestEffort(release, 'Attempts stay counted'),
    bestEffort(() => endPrevious(cookies[SESSION_COOKIE]), 'The previous session stays open'),
  ]);
  return new Reply(account.user, {}, [
    ...sessionCookies(token, input.remember),
    ...(newDeviceCookie ? [newDeviceCookie] : []),
  ]);
});
