import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientDefaults } from './aws.ts';
import { beforeDeadline } from './deadline.ts';
import { requireEnv } from './env.ts';

/** Default cache lifetime of a secret, in milliseconds. */
export const SECRET_TTL_MS = 5 * 60_000;
/** Cache lifetime when an unknown key id asks for the secret, in milliseconds. */
export const SECRET_RETRY_MS = 10_000;

const client = new SecretsManagerClient(clientDefaults);

/**
 * Returns a reader of a JSON secret that caches it; the reader takes the accepted age in milliseconds. `variable` names the
 * environment variable with the secret's id.
 */
export function cachedSecret<T>(variable: string, parse: (json: unknown) => T) {
  let cached: { value: T; readAt: number } | undefined;
  return async (milliseconds: number): Promise<T> => {
    if (cached && Date.now() - cached.readAt < milliseconds) return cached.value;
    const secret = await client.send(new GetSecretValueCommand({ SecretId: requireEnv(variable) }), beforeDeadline());
    cached = { value: parse(JSON.parse(secret.SecretString ?? '')), readAt: Date.now() };
    return cached.value;
  };
}
