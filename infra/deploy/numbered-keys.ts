import { randomBytes } from 'node:crypto';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readSecret, writeSecret } from './secrets.ts';

const lastOf = (keys: Record<string, string>): number => Math.max(0, ...Object.keys(keys).map(Number));

const readKeys = async (secretId: string, client?: SecretsManagerClient): Promise<Record<string, string>> =>
  JSON.parse((await readSecret(secretId, client)) || '{}');

/** The highest number of a secret's keys. */
export const lastKey = async (secretId: string, client?: SecretsManagerClient): Promise<number> =>
  lastOf(await readKeys(secretId, client));

/** Adds a key to a secret of numbered keys and gives its number, the highest. The others stay: what they sealed must still open. */
export async function addKey(secretId: string, client?: SecretsManagerClient): Promise<number> {
  const keys = await readKeys(secretId, client);
  const number = lastOf(keys) + 1;
  // API Gateway takes letters and digits only.
  const added = { ...keys, [number]: randomBytes(32).toString('hex') };
  await writeSecret(secretId, JSON.stringify(added), client);
  return number;
}
