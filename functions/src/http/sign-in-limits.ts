import { accountLimits, addressLimits, loginLimits } from '@rombo/shared/contract/sign-in-limits';
import type { LoginInput } from '@rombo/shared/contract/user';
import { hasRecoveryCode, isAppCode } from '../data/codes.ts';
import type { RateLimit } from '../data/throttles.ts';
import { failureLimit } from './rate-limits.ts';

/** The limits of a sign-in, as far as it has them. */
interface SignInLimits {
  /** Failures of this account from this place: forgotten once it signs in. */
  own: RateLimit;
  /** Failures of an address over all names, so that a flood of made-up names is no way round the limit of each. */
  address?: RateLimit;
  /** Failures of an account over all addresses, against who has many of them. */
  account?: RateLimit;
}

/**
 * The limits of a sign-in. A browser that signed in to the account before has one of its own and no others, so that strangers
 * cannot use up its attempts. Who shows a recovery code is no stranger to the account either: nobody guesses one.
 */
export async function signInLimits(
  { username, code }: LoginInput,
  viewer: string,
  device: string | undefined,
): Promise<SignInLimits> {
  if (device) return { own: failureLimit('login-device', device, loginLimits) };
  const own = failureLimit('login', `${viewer}#${username}`, loginLimits);
  const isOwner = code !== undefined && !isAppCode(code) && (await hasRecoveryCode(username, code));
  // A flood times out by its own queue: released, it would never reach its limit.
  const address = { ...failureLimit('login-address', viewer, addressLimits), keepsTimeouts: true };
  return isOwner ? { own, address } : { own, address, account: failureLimit('login-account', username, accountLimits) };
}
