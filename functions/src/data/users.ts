import { NewPassword } from '@rombo/shared/password';
import type { User } from '@rombo/shared/user';
import bcrypt from 'bcryptjs';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { closeSessions } from './sessions.ts';
import { getItem, type Item, putIfAbsent, updateIf } from './table.ts';

const COST = 12;

/** A hash of nobody's password, compared for unknown users so that they take as long as known ones. */
const DECOY = '$2b$12$e4b3IQPjR8/a1l5pp9Wwg.d8Enggz5ij/IJkOqbbAVc.8O6SkswHW';

/** A second factor as it is stored: the secret that the authenticator app has, sealed, and since when, which tells it from another. */
export interface Factor {
  secret: string;
  since: string;
}

/** An account whose password somebody knows. */
export interface Account {
  user: User;
  factor: Factor | null;
  passwordHash: string;
}

/** Creates an account; false when the name is taken. A password that breaks `passwordLimits` is refused. */
export async function createUser(username: string, password: string): Promise<boolean> {
  checkNew(password);
  const passwordHash = await hash(password);
  return putIfAbsent({ ...keys.user(username), id: uuid(), username, passwordHash });
}

/**
 * Gives an account a new password; false when there is no such account. Its sessions end, that of `kept` excepted: before, so that
 * a failure on the way never leaves a new password beside old sessions, and after, for those that were opened meanwhile.
 */
export async function setPassword(username: string, password: string, kept?: string): Promise<boolean> {
  checkNew(password);
  // Both take a while, and neither waits for the other.
  const [passwordHash] = await Promise.all([hash(password), closeSessions(username, kept)]);
  const isSet = await updateIf(keys.user(username), 'SET passwordHash = :hash', {
    expression: 'attribute_exists(pk)',
    values: { ':hash': passwordHash },
  });
  if (isSet) await closeSessions(username, kept);
  return isSet;
}

/** The account with this name and password; nothing, after the same time, when either is wrong. */
export async function findByCredentials(username: string, password: string): Promise<Account | undefined> {
  const item = await getItem(keys.user(username));
  const matches = await bcrypt.compare(password, item ? String(item.passwordHash) : DECOY);
  return item && matches && !bcrypt.truncates(password) ? fromItem(item) : undefined;
}

/**
 * Whether password and second factor are still those that were checked. Asked after a session was opened: should one of them have
 * changed meanwhile, then either this sees it, or the change sees the session and ends it.
 */
export async function isUnchanged({ user, factor, passwordHash }: Account): Promise<boolean> {
  const item = await getItem(keys.user(user.username));
  const present = item && fromItem(item);
  return present?.passwordHash === passwordHash && present.factor?.since === factor?.since;
}

const hash = (password: string): Promise<string> => bcrypt.hash(password, COST);

function checkNew(password: string): void {
  const checked = v.safeParse(NewPassword, password);
  if (!checked.success) throw invalid('password', checked.issues[0].message);
}

const fromItem = (item: Item): Account => ({
  user: { id: String(item.id), username: item.sk },
  factor: typeof item.totpSecret === 'string' ? { secret: item.totpSecret, since: String(item.totpSince) } : null,
  passwordHash: String(item.passwordHash),
});
