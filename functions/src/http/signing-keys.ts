import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as v from 'valibot';
import { clientDefaults } from '../aws.ts';
import { beforeDeadline } from '../deadline.ts';
import { env, requireEnv } from '../env.ts';

/** How long keys are used before the secret is read again, and how soon an unknown key id may ask for it, in milliseconds. */
const FRESH_MS = 5 * 60_000;
const RETRY_MS = 10_000;

const Key = v.object({
  kid: v.string(),
  key: v.pipe(
    v.string(),
    v.transform((text) => Buffer.from(text, 'base64url')),
    v.check((bytes) => bytes.length >= 32, 'A signing key has at least 32 bytes'),
  ),
});
const Keys = v.object({ current: Key, previous: v.nullable(Key) });
type Keys = v.InferOutput<typeof Keys>;

const client = new SecretsManagerClient(clientDefaults);
let cached: { keys: Keys; readAt: number } | undefined;

async function keysNotOlderThan(milliseconds: number): Promise<Keys> {
  if (cached && Date.now() - cached.readAt < milliseconds) return cached.keys;
  const secret = await client.send(
    new GetSecretValueCommand({ SecretId: requireEnv(env.signingKeys) }),
    beforeDeadline(),
  );
  cached = { keys: v.parse(Keys, JSON.parse(secret.SecretString ?? '')), readAt: Date.now() };
  return cached.keys;
}

/** The key that new tokens are signed with. */
export const currentKey = async () => (await keysNotOlderThan(FRESH_MS)).current;

/** The key with this id, current or previous; the secret is read again for one that is unknown, since it may be just rotated in. */
export async function findKey(kid: string): Promise<Buffer | undefined> {
  const find = ({ current, previous }: Keys) => [current, previous].find((key) => key?.kid === kid)?.key;
  return find(await keysNotOlderThan(FRESH_MS)) ?? find(await keysNotOlderThan(RETRY_MS));
}
