import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { currentKey, findKey } from './signing-keys.ts';

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
