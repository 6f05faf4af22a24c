import { randomBytes } from 'node:crypto';
import { DEVICE_SECONDS } from '@rombo/shared/contract/limits';
import * as v from 'valibot';
import { type Account, findAccount } from '../data/users.ts';
import { hostCookie } from './cookies.ts';
import { signToken, verifyToken } from './tokens.ts';

/** Claims of a device token: the device, its account, and the account's epoch when the token was issued. */
const Claims = v.object({
  jti: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  sub: v.string(),
  epoch: v.string(),
  exp: v.number(),
});
const ID_BYTES = 16;

const AUDIENCE = 'rombo-device';

/**
 * The cookie of a browser that signed in before, as OWASP's "Slow down online guessing attacks with device cookies" describes it:
 * strangers who use up an account's attempts do not lock out who holds one. It opens nothing by itself.
 */
export const DEVICE_COOKIE = '__Host-device';

/** The browser that this cookie names, if it signed in to this account; it may have been forgotten since. */
export async function readDevice(cookie: string | undefined, username: string) {
  const claims = cookie ? await verifyToken(cookie, AUDIENCE, Claims) : undefined;
  return claims?.sub === username ? claims : undefined;
}

/** The id of a browser that its account has not forgotten. */
export async function findDevice(device: Awaited<ReturnType<typeof readDevice>>): Promise<string | undefined> {
  if (!device) return undefined;
  return (await findAccount(device.sub))?.deviceEpoch === device.epoch ? device.jti : undefined;
}

/** The Set-Cookie header that marks a browser as known to an account; a known one keeps its id. */
export async function deviceCookie({ user, deviceEpoch }: Account, id?: string): Promise<string> {
  const jwtid = id ?? randomBytes(ID_BYTES).toString('base64url');
  const options = { audience: AUDIENCE, subject: user.username, jwtid, expiresIn: DEVICE_SECONDS } as const;
  return hostCookie(DEVICE_COOKIE, await signToken({ epoch: deviceEpoch }, options), DEVICE_SECONDS);
}

/** The Set-Cookie header that deletes it. */
export const clearedDeviceCookie = (): string => hostCookie(DEVICE_COOKIE, '', 0);
