import { randomBytes } from 'node:crypto';
import type { User } from '@rombo/shared/contract/account';
import { DEVICE_SECONDS, SESSION_SECONDS } from '@rombo/shared/contract/limits';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { cachedSecret } from '../cached-secret.ts';
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

export const parseSigningKeys = (json: unknown): Keys => v.parse(Keys, json);

const findInKeys = cachedSecret(env.signingKeys, parseSigningKeys);

const currentKey = () => findInKeys(({ current }) => current);

const findKey = (kid: string): Promise<Buffer | undefined> =>
  findInKeys(({ current, previous }) => [current, previous].find((key) => key?.kid === kid)?.key);

/** A token for one audience is invalid for the other. */
type Audience = 'rombo-admin' | 'rombo-device';

const issuer = 'rombo';

interface SignOptions {
  audience: Audience;
  subject: string;
  jwtid: string;
  expiresIn: number;
}

export async function signToken(claims: object, options: SignOptions): Promise<string> {
  const { kid, key } = await currentKey();
  return jwt.sign(claims, key, { ...options, issuer, algorithm: 'HS256', keyid: kid });
}

/** Returns the claims of a token that our keys signed with HS256; undefined if it is expired or does not match `schema`. */
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

/** Returns undefined if `read` throws, as the library does in various ways for malformed tokens. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const ID_BYTES = 32;

const AUDIENCE = 'rombo-admin';

/** Tolerated clock difference between functions, in seconds. */
const CLOCK_SKEW = 5;

const Claims = v.object({
  aud: v.literal(AUDIENCE),
  iat: v.pipe(
    v.number(),
    v.check((issued) => issued <= Date.now() / 1000 + CLOCK_SKEW),
  ),
  exp: v.number(),
  jti: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});

export async function issueToken(user: User, remembered = false): Promise<{ token: string; tokenId: string }> {
  const tokenId = randomBytes(ID_BYTES).toString('base64url');
  const expiresIn = remembered ? DEVICE_SECONDS : SESSION_SECONDS;
  const options = { audience: AUDIENCE, subject: user.id, jwtid: tokenId, expiresIn } as const;
  return { token: await signToken({ name: user.username }, options), tokenId };
}

export const tokenIdOf = async (token: string): Promise<string | undefined> =>
  (await verifyToken(token, AUDIENCE, Claims))?.jti;
