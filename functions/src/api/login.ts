import type { User } from '@rombo/shared/user';
import { closeSession } from '../data/sessions.ts';
import { forgive, type Limit, refund } from '../data/throttles.ts';
import { whileTimeLasts } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { admit } from '../hashing/run-hash-job.ts';
import { DEVICE_COOKIE, deviceCookie, findDevice } from '../http/device-cookie.ts';
import { noteActivity, noteFailedSignIn } from '../http/note-activity.ts';
import { route } from '../http/route.ts';
import { SESSION_COOKIE, sessionCookie } from '../http/session-cookie.ts';
import { tokenIdOf } from '../http/session-token.ts';
import { signIn } from '../http/sign-in.ts';
import { signInLimits } from '../http/sign-in-limits.ts';
import { ANSWER_MS, tried } from '../http/tries.ts';
import { Reply, type RouteRequest } from '../http/types.ts';

/** Ends the session that the browser had: its cookie gives way to the new one. */
async function endPrevious(token: string | undefined): Promise<void> {
  const tokenId = token && (await tokenIdOf(token));
  if (tokenId) await closeSession(tokenId);
}

const present = (limits: (Limit | undefined)[]): Limit[] => limits.filter((each) => each !== undefined);

const refundAll = (limits: (Limit | undefined)[]) => Promise.all(present(limits).map(refund));

/** Signs the administrator in, by password and, where there is one, by second factor. */
const answer = async ({ input, cookies, viewer, visit }: RouteRequest<'login'>): Promise<Reply<User>> => {
  const device = await findDevice(cookies[DEVICE_COOKIE], input.username);
  const { own, address, account: ofAccount } = await signInLimits(input, viewer, device);
  const source = device ? (`device#${device}` as const) : (`account#${input.username}` as const);
  const limits = present([address, own, ofAccount]);

  const refuse = async (error: unknown): Promise<never> => {
    const code = error instanceof Failure ? error.code : undefined;
    // A right password that lacks its code is no failure of the account; to its address it counts, since it costs as much as any.
    if (code === 'second_factor_required') await refundAll([own, ofAccount]);
    if (code === 'invalid_credentials' || code === 'invalid_code') await noteFailedSignIn(visit);
    throw error;
  };
  const { account, token, withRecoveryCode } = await tried(limits, () => signIn(input, source, visit)).catch(refuse);

  // The session is open and a code used up for it: nothing that fails from here on may turn it into a refusal.
  const action = withRecoveryCode ? 'signed_in_with_recovery_code' : 'signed_in';
  const known = await deviceCookie(account, device).catch(() => undefined);
  await whileTimeLasts(
    [
      forgive(own),
      refundAll([address, ofAccount]),
      noteActivity({ action, subject: null, ...visit }),
      endPrevious(cookies[SESSION_COOKIE]),
    ],
    ANSWER_MS,
  );
  return new Reply(account.user, {}, [sessionCookie(token), ...(known ? [known] : [])]);
};

export const handler = route('login', (request) => admit(() => answer(request)));
