import * as v from 'valibot';
import { cachedSecret, SECRET_RETRY_MS, SECRET_TTL_MS } from '../cached-secret.ts';
import { env } from '../env.ts';

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

/** Parses the keys in the secret; throws if one is missing or too short. */
export const parseSigningKeys = (json: unknown): Keys => v.parse(Keys, json);

const keysNotOlderThan = cachedSecret(env.signingKeys, parseSigningKeys);

/** The key that new tokens are signed with. */
export const currentKey = async () => (await keysNotOlderThan(SECRET_TTL_MS)).current;

/** The key with this id, current or previous; the secret is read again for one that is unknown, since it may be just rotated in. */
export async function findKey(kid: string): Promise<Buffer | undefined> {
  const find = ({ current, previous }: Keys) => [current, previous].find((key) => key?.kid === kid)?.key;
  return find(await keysNotOlderThan(SECRET_TTL_MS)) ?? find(await keysNotOlderThan(SECRET_RETRY_MS));
}
