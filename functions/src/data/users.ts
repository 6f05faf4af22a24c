import { NewPassword, type User } from '@rombo/shared/contract/account';
import type { Refusal } from '@rombo/shared/contract/issues';
import { passwordLimits } from '@rombo/shared/contract/limits';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { invalid } from '../errors.ts';
import { runHashJob } from '../hashing/run-hash-job.ts';
import { keys } from './keys.ts';
import { getRow } from './rows.ts';
import { closeSessions } from './sessions.ts';
import { type Change, putIfAbsent, updateIdempotently, updateIf } from './table.ts';

/** A stored second factor: the app's secret, sealed, and the time of its activation, which identifies it. */
export interface Factor {
  secret: string;
  since: string;
}

export interface Account {
  user: User;
  factor: Factor | null;
  passwordHash: string;
  /** A new value forgets all known browsers. */
  deviceEpoch: string;
}

const Row = v.pipe(
  v.object({
    sk: v.string(),
    id: v.string(),
    passwordHash: v.string(),
    deviceEpoch: v.optional(v.string(), ''),
    totpSecret: v.optional(v.string()),
    totpSince: v.optional(v.string(), ''),
  }),
  v.transform(({ sk: username, id, totpSecret: secret, totpSince: since, ...row }): Account => {
    return { user: { id, username }, factor: secret === undefined ? null : { secret, since }, ...row };
  }),
);

const COST = 12;

/** A hash that matches no password. Unknown users are compared with it, so that they take as long as known ones. */
const DECOY = '$2b$12$e4b3IQPjR8/a1l5pp9Wwg.d8Enggz5ij/IJkOqbbAVc.8O6SkswHW';

const hashPassword = (password: string): Promise<string> => runHashJob({ password, cost: COST });

/** Compares a password with a stored hash. Without a hash it takes as long and fails. A password over bcrypt's 72 bytes fails too. */
const matchesHash = async (password: string, hash = DECOY): Promise<boolean> =>
  (await runHashJob<boolean>({ password, hash })) && Buffer.byteLength(password) <= passwordLimits.maxBytes;

/** Creates an account. Returns false if the name is taken; throws if the password breaks `passwordLimits`. */
export async function createUser(username: string, password: string): Promise<boolean> {
  checkNewPassword(password);
  const passwordHash = await hashPassword(password);
  return putIfAbsent({ ...keys.user(username), id: uuid(), username, passwordHash });
}

/**
 * Changes the password of an account and forgets its devices. Returns false if there is no such account. Ends all sessions except that of
 * `exceptTokenId`: before the change, so that a failure leaves no old session with a new password, and after it, for sessions opened in
 * between.
 */
export const setPassword = (username: string, password: string, exceptTokenId?: string): Promise<boolean> =>
  replacePassword({ username, password, exceptTokenId }, (change) =>
    updateIdempotently(keys.user(username), change, { expression: 'attribute_exists(pk)' }),
  );

interface NewCredentials {
  username: string;
  password: string;
  exceptTokenId?: string | undefined;
}

/** Ends sessions around the `write` of a new password, which also revokes devices and the link of a password reset. */
export async function replacePassword(
  { username, password, exceptTokenId }: NewCredentials,
  write: (change: Change) => Promise<boolean>,
): Promise<boolean> {
  checkNewPassword(password);
  const [newHash] = await Promise.all([hashPassword(password), closeSessions(username, exceptTokenId)]);
  const isSet = await write({
    set: 'passwordHash = :newHash, deviceEpoch = :epoch',
    clauses: 'REMOVE resetHash, resetUntil',
    values: { ':newHash': newHash, ':epoch': uuid() },
  });
  if (isSet) await closeSessions(username, exceptTokenId);
  return isSet;
}

/** Returns the account with this name and password. A wrong name takes as long as a wrong password. */
export async function findByCredentials(username: string, password: string): Promise<Account | undefined> {
  const account = await findAccount(username);
  const matches = await matchesHash(password, account?.passwordHash);
  return matches ? account : undefined;
}

export const findAccount = (username: string): Promise<Account | undefined> => getRow(Row, keys.user(username));

export async function forgetDevices(username: string): Promise<void> {
  await updateIf(keys.user(username), 'SET deviceEpoch = :epoch', {
    expression: 'attribute_exists(pk)',
    values: { ':epoch': uuid() },
  });
}

/** True if password and second factor are unchanged since the check. Called after a session is opened: a later change ends it. */
export async function isUnchanged({ user, factor, passwordHash }: Account): Promise<boolean> {
  const current = await findAccount(user.username);
  return current?.passwordHash === passwordHash && current.factor?.since === factor?.since;
}

function checkNewPassword(password: string): void {
  const checked = v.safeParse(NewPassword, password);
  if (!checked.success) throw invalid('password', checked.issues[0].message as Refusal);
}
