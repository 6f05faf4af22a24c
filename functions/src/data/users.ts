import { passwordLimits, type User } from '@rombo/shared/user';
import bcrypt from 'bcryptjs';
import { v7 as uuid } from 'uuid';
import { invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { getItem, type Item, put, putIfAbsent } from './table.ts';

const COST = 12;

/** A hash of nobody's password, compared for unknown users so that they take as long as known ones. */
const DECOY = '$2b$12$e4b3IQPjR8/a1l5pp9Wwg.d8Enggz5ij/IJkOqbbAVc.8O6SkswHW';

/** Creates an account; false when the name is taken. A password that breaks `passwordLimits` is refused. */
export async function createUser(username: string, password: string): Promise<boolean> {
  return putIfAbsent(toItem({ id: uuid(), username }, await hash(password)));
}

/** Gives an account a new password; false when there is no such account. */
export async function setPassword(username: string, password: string): Promise<boolean> {
  const item = await getItem(keys.user(username));
  if (!item) return false;
  await put(toItem(fromItem(item), await hash(password)));
  return true;
}

/** The account with this name and password; nothing, after the same time, when either is wrong. */
export async function findByCredentials(username: string, password: string): Promise<User | undefined> {
  const item = await getItem(keys.user(username));
  const matches = await bcrypt.compare(password, item ? String(item.passwordHash) : DECOY);
  return item && matches && !bcrypt.truncates(password) ? fromItem(item) : undefined;
}

async function hash(password: string): Promise<string> {
  if (password.length < passwordLimits.minCharacters) {
    throw invalid('password', `Almeno ${passwordLimits.minCharacters} caratteri`);
  }
  if (bcrypt.truncates(password)) throw invalid('password', `Al massimo ${passwordLimits.maxBytes} byte`);
  return bcrypt.hash(password, COST);
}

const toItem = (user: User, passwordHash: string): Item => ({ ...keys.user(user.username), ...user, passwordHash });

const fromItem = (item: Item): User => {
  const stored = item as Item & User;
  return { id: stored.id, username: stored.username };
};
