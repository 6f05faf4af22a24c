import * as routes from '@rombo/shared/contract/route-definitions';
import { logActivity } from '../data/activity.ts';
import { isCommonPassword } from '../data/common-passwords.ts';
import { findResetting } from '../data/password-resets.ts';
import { Failure, invalid, requireFound } from '../errors.ts';
import { route } from '../http/chain.ts';
import { forgetFailedSignIns, resetByLink } from '../http/sign-in.ts';
import { bestEffort } from '../logger.ts';

/** Sets a new password by a mailed link. Validates it first, so that a refusal consumes neither link nor code. */
export const handler = route(routes.resetPassword, async ({ input, parameters: { token }, viewer, client }) => {
  const account = requireFound(await findResetting(token));
  const { username } = account.user;
  if (isCommonPassword(input.password, username)) throw invalid('password', 'common_password');
  if (!(await resetByLink(account, { token, ...input }, client))) throw new Failure('not_found');
  // The password is set: no failure from here on may turn that into a refusal.
  await Promise.all([
    logActivity({ action: 'password_reset', subject: null, ...client }),
    bestEffort(() => forgetFailedSignIns(username, viewer), 'Attempts stay counted'),
  ]);
  return undefined;
});
