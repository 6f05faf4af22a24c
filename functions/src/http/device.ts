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

/** OWASP's device cookie: others who exhaust an account's attempts do not lock out a browser with this cookie. */
export const DEVICE_COOKIE = '__Host-device';

/** Returns the claims of a device cookie if it was issued for this account. The account may have forgotten the device since. */
export async function readDevice(cookie: string | undefined, username: string) {
  const claims = cookie ? await verifyToken(cookie, AUDIENCE, Claims) : undefined;
  return claims?.sub === username ? claims : undefined;
}

export async function findDevice(device: Awaited<ReturnType<typeof readDevice>>): Promise<string | undefined> {
  if (!device) return undefined;
  return (await findAccount(device.sub))?.deviceEpoch === device.epoch ? device.jti : undefined;
}

export async function deviceCookie({ user, deviceEpoch }: Account, id?: string): Promise<string> {
  const jwtid = id ?? randomBytes(ID_BYTES).toString('base64url');
  const options = { audience: AUDIENCE, subject: user.username, jwtid, expiresIn: DEVICE_SECONDS } as const;
  return hostCookie(DEVICE_COOKIE, await signToken({ epoch: deviceEpoch }, options), DEVICE_SECONDS);
}

export const clearedDeviceCookie = (): string => hostCookie(DEVICE_COOKIE, '', 0);
