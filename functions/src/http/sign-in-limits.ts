import { accountLimits, addressLimits, type LoginInput, loginLimits } from '@rombo/shared/user';
import { hasRecoveryCode, isAppCode } from '../data/codes.ts';
import type { Limit } from '../data/throttles.ts';
import { limit } from './tries.ts';

/** The limits of a sign-in, as far as it has them. */
export interface SignInLimits {
  /** Failures of this account from this place: forgotten once it signs in. */
  own: Limit;
  /** Failures of an address over all names, so that a flood of made-up names is no way round the limit of each. */
  address?: Limit;
  /** Failures of an account over all addresses, against who has many of them. */
  account?: Limit;
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
  if (device) return { own: limit('login-device', device, loginLimits) };
  const own = limit('login', `${viewer}#${username}`, loginLimits);
  const isOwner = code !== undefined && !isAppCode(code) && (await hasRecoveryCode(username, code));
  const address = limit('login-address', viewer, addressLimits);
  return isOwner ? { own, address } : { own, address, account: limit('login-account', username, accountLimits) };
}
