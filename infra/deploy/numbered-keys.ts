import { randomBytes } from 'node:crypto';
import type { SecretStore } from './secrets.ts';

/** A key of letters and digits: API Gateway takes no others. */
export const newNumberedKey = (): string => randomBytes(32).toString('hex');

const readKeys = async (id: string, store: SecretStore): Promise<Record<string, string>> =>
  JSON.parse((await store.read(id)) || '{}');

const lastOf = (keys: Record<string, string>): number => Math.max(0, ...Object.keys(keys).map(Number));

/** The highest number of a secret's keys. */
export const lastKey = async (id: string, store: SecretStore): Promise<number> => lastOf(await readKeys(id, store));

/** Adds a key to a secret of numbered keys and gives its number, the highest. The others stay: what they sealed must still open. */
export async function addKey(id: string, store: SecretStore): Promise<number> {
  const keys = await readKeys(id, store);
  const number = lastOf(keys) + 1;
  await store.write(id, JSON.stringify({ ...keys, [number]: newNumberedKey() }));
  return number;
}
