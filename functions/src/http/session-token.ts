import { randomBytes } from 'node:crypto';
import { SESSION_SECONDS } from '@rombo/shared/sign-in-limits';
import type { User } from '@rombo/shared/user';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { currentKey, findKey } from './signing-keys.ts';

/** Chance in a token's id, though its signature alone makes it impossible to guess. */
const ID_BYTES = 32;

const NAMES = { issuer: 'rombo', audience: 'rombo-admin' };

/** Tolerated clock difference between functions, in seconds. */
const CLOCK_SKEW = 5;

/** The claims that every token of ours has: for this audience alone, issued by now, with an end, and an id that is a key of the table. */
const Claims = v.object({
  aud: v.literal(NAMES.audience),
  iat: v.pipe(
    v.number(),
    v.check((issued) => issued <= Date.now() / 1000 + CLOCK_SKEW),
  ),
  exp: v.number(),
  jti: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
});

/** Makes a session's token: a JWT, signed with the current key, and the id under which the session is stored. */
export async function issueToken(user: User): Promise<{ token: string; tokenId: string }> {
  const { kid, key } = await currentKey();
  const tokenId = randomBytes(ID_BYTES).toString('base64url');
  const token = jwt.sign({ name: user.username }, key, {
    ...NAMES,
    algorithm: 'HS256',
    subject: user.id,
    jwtid: tokenId,
    keyid: kid,
    expiresIn: SESSION_SECONDS,
  });
  return { token, tokenId };
}

/** The id in a token that one of our keys signed, with HS256 only, that has our claims and has not expired; nothing for any other. */
export async function tokenIdOf(token: string): Promise<string | undefined> {
  const kid = attempt(() => jwt.decode(token, { complete: true })?.header.kid);
  const key = kid === undefined ? undefined : await findKey(kid);
  const verified = key && attempt(() => jwt.verify(token, key, { ...NAMES, algorithms: ['HS256'] }));
  const claims = v.safeParse(Claims, verified);
  return claims.success ? claims.output.jti : undefined;
}

/** Runs `read`; undefined if it throws, as the library does in various ways for malformed tokens. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
