import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Stores } from './stores.ts';

/** A key that signs sessions, as the secret holds it. */
export interface SigningKey {
  kid: string;
  key: string;
}

/** A token as the browser sends it. */
export const cookieOf = (token: string): string => `__Host-session=${token}`;

/** The claims of a token of ours, under an id. */
export const claimsOf = (jti: string) => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: 'rombo', aud: 'rombo-admin', sub: randomUUID(), name: 'admin', jti, iat: now, exp: now + 3600 };
};

/** A token that one of our keys signed. */
export const sign = (
  { kid, key }: SigningKey,
  claims: object,
  algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256',
): string => jwt.sign(claims, Buffer.from(key, 'base64url'), { algorithm, keyid: kid });

/** Opens a session past the API, which would take its time over a password, and gives its token's id. */
export async function plantSession(stores: Stores, seconds = 3600): Promise<string> {
  const now = new Date().toISOString();
  const tokenId = randomUUID();
  const session = { userId: randomUUID(), username: 'admin', startedAt: now, seenAt: `${now.slice(0, 13)}:00:00.000Z` };
  const ttl = Math.floor(Date.now() / 1000) + seconds;
  await stores.put({ pk: 'SESSION', sk: tokenId, ...session, device: 'Prova', address: 'x', ttl });
  return tokenId;
}
