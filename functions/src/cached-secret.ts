import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { clientDefaults } from './aws.ts';
import { beforeDeadline } from './deadline.ts';
import { requireEnv } from './env.ts';

/** Default cache lifetime of a secret, in milliseconds. */
export const SECRET_TTL_MS = 5 * 60_000;
/** Cache lifetime when an unknown key id asks for the secret, in milliseconds. */
export const SECRET_RETRY_MS = 10_000;

const client = new SSMClient(clientDefaults);

/**
 * Returns a reader of a JSON secret that caches it; the reader takes the accepted age in milliseconds. `variable` names the
 * environment variable with the name of its parameter.
 */
export function cachedSecret<T>(variable: string, parse: (json: unknown) => T) {
  let cached: { value: T; readAt: number } | undefined;
  return async (milliseconds: number): Promise<T> => {
    if (cached && Date.now() - cached.readAt < milliseconds) return cached.value;
    const command = new GetParameterCommand({ Name: requireEnv(variable), WithDecryption: true });
    const { Parameter } = await client.send(command, beforeDeadline());
    cached = { value: parse(JSON.parse(Parameter?.Value ?? '')), readAt: Date.now() };
    return cached.value;
  };
}
