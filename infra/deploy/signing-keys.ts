import { randomBytes, randomUUID } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

interface SigningKey {
  kid: string;
  key: string;
}

const newKey = (): SigningKey => ({ kid: randomUUID(), key: randomBytes(32).toString('base64url') });

/** The key that signs sessions now; nothing in a secret that CloudFormation just made. */
async function currentKey(client: SecretsManagerClient, SecretId: string): Promise<SigningKey | undefined> {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  try {
    return JSON.parse(SecretString).current;
  } catch {
    return undefined;
  }
}

const write = (client: SecretsManagerClient, SecretId: string, current: SigningKey, previous: SigningKey | null) =>
  client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify({ current, previous }) }));

/** Writes the first key that signs sessions, once; says whether there was none. */
export async function ensureSigningKey(secretId: string, client = new SecretsManagerClient()): Promise<boolean> {
  if (await currentKey(client, secretId)) return false;
  await write(client, secretId, newKey(), null);
  return true;
}

/** Signs with a new key from now on. The one before is still taken, so that nobody is signed out; the one before that is not. */
export async function rotateSigningKey(secretId: string, client = new SecretsManagerClient()): Promise<void> {
  await write(client, secretId, newKey(), (await currentKey(client, secretId)) ?? null);
}
