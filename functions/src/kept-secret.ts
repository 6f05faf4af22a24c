import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientDefaults } from './aws.ts';
import { beforeDeadline } from './deadline.ts';
import { requireEnv } from './env.ts';

/** How long a secret is used before it is read again, and how soon an unknown key id may ask for it, in milliseconds. */
export const FRESH_MS = 5 * 60_000;
export const RETRY_MS = 10_000;

const client = new SecretsManagerClient(clientDefaults);

/** Gives a way to a secret of JSON, whose id stands in an environment variable: it is kept for as long as who asks lets it be old. */
export function keptSecret<T>(variable: string, parse: (json: unknown) => T) {
  let kept: { value: T; readAt: number } | undefined;
  return async (milliseconds: number): Promise<T> => {
    if (kept && Date.now() - kept.readAt < milliseconds) return kept.value;
    const secret = await client.send(new GetSecretValueCommand({ SecretId: requireEnv(variable) }), beforeDeadline());
    kept = { value: parse(JSON.parse(secret.SecretString ?? '')), readAt: Date.now() };
    return kept.value;
  };
}
