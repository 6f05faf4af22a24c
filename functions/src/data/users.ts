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
import { putIfAbsent, updateIf } from './table.ts';

/** A second factor as it is stored: the secret that the authenticator app has, sealed, and since when, which tells it from another. */
export interface Factor {
  secret: string;
  since: string;
}

export interface Account {
  user: User;
  factor: Factor | null;
  passwordHash: string;
  /** Changes when browsers that signed in before are no longer to be known. */
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

/** A hash that matches no password, compared for unknown users so that they take as long as known ones. */
const DECOY = '$2b$12$e4b3IQPjR8/a1l5pp9Wwg.d8Enggz5ij/IJkOqbbAVc.8O6SkswHW';

const hashPassword = (password: string): Promise<string> => runHashJob({ password, cost: COST });

/** Compares a password with a stored hash; without one it takes as long and fails. So does a password over bcrypt's 72 bytes. */
const matchesHash = async (password: string, hash = DECOY): Promise<boolean> =>
  (await runHashJob<boolean>({ password, hash })) && Buffer.byteLength(password) <= passwordLimits.maxBytes;

/** Creates an account; false when the name is taken. A password that breaks `passwordLimits` is refused. */
export async function createUser(username: string, password: string): Promise<boolean> {
  checkNew(password);
  const passwordHash = await hashPassword(password);
  return putIfAbsent({ ...keys.user(username), id: uuid(), username, passwordHash });
}

/**
 * Gives an account a new password; false when there is no such account. Its sessions end, that of `kept` excepted: before, so that
 * a failure on the way never leaves a new password beside old sessions, and after, for those that were opened meanwhile. Its
 * devices are forgotten.
 */
export async function setPassword(username: string, password: string, kept?: string): Promise<boolean> {
  checkNew(password);
  // Both take a while, and neither waits for the other.
  const [passwordHash] = await Promise.all([hashPassword(password), closeSessions(username, kept)]);
  const isSet = await updateIf(keys.user(username), 'SET passwordHash = :hash, deviceEpoch = :epoch', {
    expression: 'attribute_exists(pk)',
    values: { ':hash': passwordHash, ':epoch': uuid() },
  });
  if (isSet) await closeSessions(username, kept);
  return isSet;
}

/** The account with this name and password; nothing, after the same time, when either is wrong. */
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

/** True if password and second factor are as checked. Asked once a session is open: a later change ends it. */
export async function isUnchanged({ user, factor, passwordHash }: Account): Promise<boolean> {
  const present = await findAccount(user.username);
  return present?.passwordHash === passwordHash && present.factor?.since === factor?.since;
}

function checkNew(password: string): void {
  const checked = v.safeParse(NewPassword, password);
  if (!checked.success) throw invalid('password', checked.issues[0].message as Refusal);
}
