import { randomBytes, randomUUID } from 'node:crypto';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readSecret, writeSecret } from './secrets.ts';

interface SigningKey {
  kid: string;
  key: string;
}

const newKey = (): SigningKey => ({ kid: randomUUID(), key: randomBytes(32).toString('base64url') });

/** The key that signs sessions now; nothing in a secret that CloudFormation just made. */
async function currentKey(secretId: string, client?: SecretsManagerClient): Promise<SigningKey | undefined> {
  const text = await readSecret(secretId, client);
  try {
    return JSON.parse(text).current;
  } catch {
    return undefined;
  }
}

/** Writes the first key that signs sessions, once; says whether there was none. */
export async function ensureSigningKey(secretId: string, client?: SecretsManagerClient): Promise<boolean> {
  if (await currentKey(secretId, client)) return false;
  await writeSecret(secretId, JSON.stringify({ current: newKey(), previous: null }), client);
  return true;
}

/** Signs with a new key from now on. The one before is still taken, so that nobody is signed out; the one before that is not. */
export async function rotateSigningKey(secretId: string, client?: SecretsManagerClient): Promise<void> {
  const previous = (await currentKey(secretId, client)) ?? null;
  await writeSecret(secretId, JSON.stringify({ current: newKey(), previous }), client);
}
