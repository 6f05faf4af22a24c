import type { LoginInput } from '@rombo/shared/contract/user';
import type { ClientInfo } from '../data/client-info.ts';
import { type RateLimit, release, reset } from '../data/throttles.ts';
import { Failure } from '../errors.ts';
import type { findDevice } from './device-cookie.ts';
import { logFailedSignIn } from './log-activity.ts';
import { withRateLimit } from './rate-limits.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { signInLimits } from './sign-in-limits.ts';

interface SignInAttempt {
  input: LoginInput;
  viewer: string;
  client: ClientInfo;
  /** The browser that signed in before, if it is one. */
  device: Awaited<ReturnType<typeof findDevice>>;
}

const present = (limits: (RateLimit | undefined)[]): RateLimit[] => limits.filter((each) => each !== undefined);

const releaseAll = (limits: (RateLimit | undefined)[]) => Promise.all(present(limits).map(release));

/**
 * Signs in under the limits of the address, the account and the device; `release` gives back what a successful sign-in consumed.
 * Throws a Failure when a limit is exceeded or the credentials are wrong.
 */
export async function signInWithinLimits({ input, viewer, client, device }: SignInAttempt) {
  const { own, address, account } = await signInLimits(input, viewer, device);
  const source = device ? (`device#${device}` as const) : (`account#${input.username}` as const);

  const refuse = async (error: unknown): Promise<never> => {
    const code = error instanceof Failure ? error.code : undefined;
    // A right password that lacks its code is no failure of the account; to its address it counts, since it costs as much as any.
    if (code === 'second_factor_required') await releaseAll([own, account]);
    if (code === 'invalid_credentials' || code === 'invalid_code') await logFailedSignIn(client);
    throw error;
  };
  const limits = present([address, own, account]);
  const signedIn: SignedIn = await withRateLimit(limits, () => signIn(input, source, client)).catch(refuse);
  return { ...signedIn, release: () => Promise.all([reset(own), releaseAll([address, account])]) };
}
