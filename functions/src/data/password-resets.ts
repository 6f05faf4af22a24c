import { RESET_MINUTES } from '@rombo/shared/contract/limits';
import { v7 as uuid } from 'uuid';
import { linkIdOf, newLinkToken } from '../link-tokens.ts';
import { keys, partitions } from './keys.ts';
import type { VerifiedCode } from './second-factor.ts';
import { nowInSeconds, putOnce, queryAll, updateIdempotently, updateIf } from './table.ts';
import { type Account, findAccount, replacePassword } from './users.ts';

const TOKEN_BYTES = 32;
/** Seconds after which the request of a link is outdated. */
const REQUEST_SECONDS = 60 * 60;

/** Stores the request of a link, for a known or unknown name alike. Its mail is sent by `notify-contact`. */
export const requestReset = (username: string): Promise<void> =>
  putOnce({ ...keys.passwordReset(uuid()), username, ttl: nowInSeconds() + REQUEST_SECONDS });

/** Returns the token of a new link, which replaces the one before; undefined if there is no such account. Only its hash is stored. */
export async function issueResetToken(username: string): Promise<string | undefined> {
  const token = newLinkToken(TOKEN_BYTES);
  const isIssued = await updateIf(keys.user(username), 'SET resetHash = :hash, resetUntil = :until', {
    expression: 'attribute_exists(pk)',
    values: { ':hash': linkIdOf(token), ':until': nowInSeconds() + RESET_MINUTES * 60 },
  });
  return isIssued ? token : undefined;
}

/** Returns the account of a valid link. There is one administrator, so reading all accounts costs next to nothing. */
export async function findResetting(token: string): Promise<Account | undefined> {
  const hash = linkIdOf(token);
  const accounts = await queryAll(partitions.users);
  const found = accounts.find((item) => item.resetHash === hash && Number(item.resetUntil) > nowInSeconds());
  return found && findAccount(found.sk);
}

/**
 * Sets a new password with the token of a link, and ends all sessions. Returns false if the link was used, replaced or has expired, or if
 * the account changed. A `code` of the second factor is consumed in the same write.
 */
export function resetPassword(
  { user: { username }, factor }: Account,
  { token, password, code }: { token: string; password: string; code?: VerifiedCode },
): Promise<boolean> {
  const isValid = {
    expression: `resetHash = :reset AND resetUntil > :now${factor ? '' : ' AND attribute_not_exists(totpSecret)'}`,
    values: { ':reset': linkIdOf(token), ':now': nowInSeconds() },
  };
  return replacePassword({ username, password }, (change) =>
    code ? code.consume(change, isValid) : updateIdempotently(keys.user(username), change, isValid),
  );
}
