import type { LoginInput } from '@rombo/shared/user';
import { forgive, type Limit, refund } from '../data/throttles.ts';
import type { Visit } from '../data/visit.ts';
import { Failure } from '../errors.ts';
import type { findDevice } from './device-cookie.ts';
import { noteFailedSignIn } from './note-activity.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { signInLimits } from './sign-in-limits.ts';
import { tried } from './tries.ts';

interface SignInAttempt {
  input: LoginInput;
  viewer: string;
  visit: Visit;
  /** The browser that signed in before, if it is one. */
  device: Awaited<ReturnType<typeof findDevice>>;
}

const present = (limits: (Limit | undefined)[]): Limit[] => limits.filter((each) => each !== undefined);

const releaseAll = (limits: (Limit | undefined)[]) => Promise.all(present(limits).map(refund));

/**
 * Signs in under the limits of the address, the account and the device; `release` gives back what a successful sign-in consumed.
 * Throws a Failure when a limit is exceeded or the credentials are wrong.
 */
export async function signInWithinLimits({ input, viewer, visit, device }: SignInAttempt) {
  const { own, address, account } = await signInLimits(input, viewer, device);
  const source = device ? (`device#${device}` as const) : (`account#${input.username}` as const);

  const refuse = async (error: unknown): Promise<never> => {
    const code = error instanceof Failure ? error.code : undefined;
    // A right password that lacks its code is no failure of the account; to its address it counts, since it costs as much as any.
    if (code === 'second_factor_required') await releaseAll([own, account]);
    if (code === 'invalid_credentials' || code === 'invalid_code') await noteFailedSignIn(visit);
    throw error;
  };
  const limits = present([address, own, account]);
  const signedIn: SignedIn = await tried(limits, () => signIn(input, source, visit)).catch(refuse);
  return { ...signedIn, release: () => Promise.all([forgive(own), releaseAll([address, account])]) };
}
