import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { passwordLimits, USERNAME_MAX } from '@rombo/shared/contract/limits';
import { Refusal } from './settings.ts';
import { writeSafely } from './write-safely.ts';

export interface Account {
  username: string;
  password: string;
}

function check({ username, password }: Account): Account {
  const { minCharacters, maxBytes } = passwordLimits;
  if (password.length < minCharacters || Buffer.byteLength(password) > maxBytes) {
    throw new Refusal(`ADMIN_PASSWORD must have at least ${minCharacters} characters and at most ${maxBytes} bytes.`);
  }
  if (username.length > USERNAME_MAX) throw new Refusal(`ADMIN_USERNAME must have at most ${USERNAME_MAX} characters.`);
  return { username, password };
}

/**
 * Returns the administrator's account: the requested one, the one in `file`, or `admin` with a generated password. The file is deleted
 * before the account changes and written after, so that it never holds a wrong password.
 */
export async function ensureAdministrator(file: string, wanted: Partial<Account>, fresh: boolean): Promise<Account> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const kept: Partial<Account> = text ? JSON.parse(text) : {};
  const username = wanted.username || kept.username || 'admin';
  const known = kept.username === username ? kept.password : undefined;
  const account = check({ username, password: wanted.password || known || randomBytes(16).toString('base64url') });
  if (!fresh && account.password === known) return account;

  await rm(file, { force: true });
  const workerData = { ...account, previous: kept.username };
  await once(new Worker(new URL('./account-worker.ts', import.meta.url), { workerData }), 'exit');
  await writeSafely(file, JSON.stringify(account));
  return account;
}
