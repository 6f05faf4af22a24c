import { randomBytes } from 'node:crypto';
import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Adds a key, by which everything is sealed from now on, and gives its number. The others stay: what they sealed must still open. */
export async function addSealKey(SecretId: string, client = new SecretsManagerClient()): Promise<number> {
  const { SecretString = '{}' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const keys: Record<string, string> = JSON.parse(SecretString);
  const number = Math.max(0, ...Object.keys(keys).map(Number)) + 1;
  const added = { ...keys, [number]: randomBytes(36).toString('base64url') };
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(added) }));
  return number;
}
