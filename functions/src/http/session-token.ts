import { randomBytes } from 'node:crypto';
import { SESSION_SECONDS, type User } from '@rombo/shared/user';
import jwt from 'jsonwebtoken';
import { currentKey, findKey } from './signing-keys.ts';

/** Chance in a token's id, though its signature alone makes it impossible to guess. */
const ID_BYTES = 32;

const NAMES = { issuer: 'rombo', audience: 'rombo-admin' };

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

/** The id in a token that one of our keys signed, with HS256 only, and that has not expired; nothing for any other. */
export async function tokenIdOf(token: string): Promise<string | undefined> {
  const kid = attempt(() => jwt.decode(token, { complete: true })?.header.kid);
  const key = kid === undefined ? undefined : await findKey(kid);
  const claims = key && attempt(() => jwt.verify(token, key, { ...NAMES, algorithms: ['HS256'] }));
  return typeof claims === 'object' ? claims.jti : undefined;
}

/** What the library reads in a token; a token that is none makes it throw errors of any kind. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
