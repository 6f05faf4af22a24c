import { randomBytes } from 'node:crypto';
import { SESSION_SECONDS } from '@rombo/shared/contract/sign-in-limits';
import type { User } from '@rombo/shared/contract/user';
import * as v from 'valibot';
import { signToken, verifyToken } from './signed-token.ts';

/** Chance in a token's id, though its signature alone makes it impossible to guess. */
const ID_BYTES = 32;

const AUDIENCE = 'rombo-admin';

/** Tolerated clock difference between functions, in seconds. */
const CLOCK_SKEW = 5;

/** The claims that every token of ours has: for this audience alone, issued by now, with an end, and an id that is a key of the table. */
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

/** The id in a session's token; undefined for what is none. */
export const tokenIdOf = async (token: string): Promise<string | undefined> =>
  (await verifyToken(token, AUDIENCE, Claims))?.jti;
