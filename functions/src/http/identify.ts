import type { LoginInput } from '@rombo/shared/user';
import { type Limit, refund } from '../data/throttles.ts';
import { type Account, findByCredentials } from '../data/users.ts';
import type { Visit } from '../data/visit.ts';
import { Failure } from '../errors.ts';
import { noteActivity } from './note-activity.ts';
import { tryCode } from './tries.ts';

/**
 * Who signs in, by password and by the code of the second factor. A right password that lacks its code is no failed try; who is
 * wrong is noted without the name that was typed, which may well be a password in the wrong field.
 */
export async function identify(
  { username, password, code }: LoginInput,
  tries: Limit,
  visit: Visit,
): Promise<{ account: Account; withRecoveryCode: boolean }> {
  const refuse = async (reason: 'invalid_credentials' | 'invalid_code'): Promise<never> => {
    await noteActivity({ action: 'sign_in_failed', subject: null, ...visit });
    throw new Failure(reason);
  };
  const account = (await findByCredentials(username, password)) ?? (await refuse('invalid_credentials'));
  if (account.factor === null) return { account, withRecoveryCode: false };
  if (code === undefined) {
    await refund(tries);
    throw new Failure('second_factor_required');
  }
  const kind = (await tryCode(account, code)) ?? (await refuse('invalid_code'));
  return { account, withRecoveryCode: kind === 'recovery' };
}
