import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { clientDefaults } from './aws.ts';
import { requireEnv } from './env.ts';

/** Cache lifetimes of a secret, in milliseconds. The shorter one applies if a lookup fails, because the key may be new. */
const TTL_MS = 5 * 60_000;
const RETRY_MS = 10_000;

const client = new SSMClient(clientDefaults);

/** Returns a lookup in a cached JSON secret. `variable` names the environment variable that holds the parameter's name. */
export function cachedSecret<T>(variable: string, parse: (json: unknown) => T) {
  let cached: { value: T; readAt: number } | undefined;
  const read = async (milliseconds: number): Promise<T> => {
    if (cached && Date.now() - cached.readAt < milliseconds) return cached.value;
    const command = new GetParameterCommand({ Name: requireEnv(variable), WithDecryption: true });
    const { Parameter } = await client.send(command);
    cached = { value: parse(JSON.parse(Parameter?.Value ?? '')), readAt: Date.now() };
    return cached.value;
  };
  return async <R>(find: (secret: T) => R): Promise<R> => find(await read(TTL_MS)) ?? find(await read(RETRY_MS));
}
