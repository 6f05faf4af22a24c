import { randomBytes } from 'node:crypto';
import type { User } from '@rombo/shared/contract/account';
import { SESSION_SECONDS } from '@rombo/shared/contract/limits';
import jwt from 'jsonwebtoken';
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

/** The key with this id, current or previous. For an unknown id the secret is read again: the key may be new. */
export async function findKey(kid: string): Promise<Buffer | undefined> {
  const find = ({ current, previous }: Keys) => [current, previous].find((key) => key?.kid === kid)?.key;
  return find(await keysNotOlderThan(SECRET_TTL_MS)) ?? find(await keysNotOlderThan(SECRET_RETRY_MS));
}

/** A token of one audience does not pass for one of another. */
type Audience = 'rombo-admin' | 'rombo-device';

const issuer = 'rombo';

interface SignOptions {
  audience: Audience;
  subject: string;
  jwtid: string;
  /** Lifetime in seconds. */
  expiresIn: number;
}

/** Makes a JWT, signed with the current key. */
export async function signToken(claims: object, options: SignOptions): Promise<string> {
  const { kid, key } = await currentKey();
  return jwt.sign(claims, key, { ...options, issuer, algorithm: 'HS256', keyid: kid });
}

/**
 * Returns the claims of a token that one of our keys signed, with HS256 only, that has not expired, and that `schema` accepts; undefined
 * for any other.
 */
export async function verifyToken<S extends v.GenericSchema>(
  token: string,
  audience: Audience,
  schema: S,
): Promise<v.InferOutput<S> | undefined> {
  const kid = attempt(() => jwt.decode(token, { complete: true })?.header.kid);
  const key = typeof kid === 'string' ? await findKey(kid) : undefined;
  const verified = key && attempt(() => jwt.verify(token, key, { issuer, audience, algorithms: ['HS256'] }));
  const claims = v.safeParse(schema, verified);
  return claims.success ? claims.output : undefined;
}

/** Runs `read`; undefined if it throws, as the library does in various ways for malformed tokens. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Random bytes of a token's id. */
const ID_BYTES = 32;

const AUDIENCE = 'rombo-admin';

/** Tolerated clock difference between functions, in seconds. */
const CLOCK_SKEW = 5;

/** Claims of a session token; `jti` is a key of the table. */
const Claims = v.object({
  aud: v.literal(AUDIENCE),
  iat: v.pipe(
    v.number(),
    v.check((issued) => issued <= Date.now() / 1000 + CLOCK_SKEW),
  ),
  exp: v.number(),
  jti: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});

/** Makes a session's token and the id under which the session is stored. */
export async function issueToken(user: User): Promise<{ token: string; tokenId: string }> {
  const tokenId = randomBytes(ID_BYTES).toString('base64url');
  const options = { audience: AUDIENCE, subject: user.id, jwtid: tokenId, expiresIn: SESSION_SECONDS } as const;
  return { token: await signToken({ name: user.username }, options), tokenId };
}

/** The id in a session's token; undefined for an invalid one. */
export const tokenIdOf = async (token: string): Promise<string | undefined> =>
  (await verifyToken(token, AUDIENCE, Claims))?.jti;
