import { GetSecretValueCommand, PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** The text of a secret; empty where it has none. */
export const readSecret = async (SecretId: string, client = new SecretsManagerClient()): Promise<string> =>
  (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '';

/** Writes a secret over its present value. */
export async function writeSecret(SecretId: string, SecretString: string, client = new SecretsManagerClient()) {
  await client.send(new PutSecretValueCommand({ SecretId, SecretString }));
}
