import { randomBytes } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

const lastOf = (keys: Record<string, string>): number => Math.max(0, ...Object.keys(keys).map(Number));

async function readKeys(SecretId: string, client: SecretsManagerClient): Promise<Record<string, string>> {
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return JSON.parse(SecretString);
}

/** The highest number of a secret's keys. */
export const lastKey = async (secretId: string, client = new SecretsManagerClient()): Promise<number> =>
  lastOf(await readKeys(secretId, client));

/** Adds a key to a secret of numbered keys and gives its number, the highest. The others stay: what they sealed must still open. */
export async function addKey(SecretId: string, client = new SecretsManagerClient()): Promise<number> {
  const keys = await readKeys(SecretId, client);
  const number = lastOf(keys) + 1;
  // API Gateway takes letters and digits only.
  const added = { ...keys, [number]: randomBytes(32).toString('hex') };
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(added) }));
  return number;
}
