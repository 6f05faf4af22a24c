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
interface DeviceClaims {
  id: string;
  username: string;
  epoch: string;
}

const ID_BYTES = 16;

const AUDIENCE = 'rombo-device';

/** A new device's id. */
export const newDeviceId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Makes a device's token. */
export const signDevice = ({ id, username, epoch }: DeviceClaims): Promise<string> =>
  signToken({ epoch }, { audience: AUDIENCE, subject: username, jwtid: id, expiresIn: DEVICE_SECONDS });

/** Returns the claims of a device's token; undefined for an invalid one. */
export async function verifyDevice(token: string): Promise<DeviceClaims | undefined> {
  const claims = await verifyToken(token, AUDIENCE, Claims);
  return claims && { id: claims.jti, username: claims.sub, epoch: claims.epoch };
}

/**
 * The cookie of a browser that signed in before, as OWASP's "Slow down online guessing attacks with device cookies" describes it:
 * strangers who use up an account's attempts do not lock out who holds one. It opens nothing by itself.
 */
export const DEVICE_COOKIE = '__Host-device';

/** The browser that this cookie names, if it signed in to this account; it may have been forgotten since. */
export async function readDevice(cookie: string | undefined, username: string) {
  const device = cookie ? await verifyDevice(cookie) : undefined;
  return device?.username === username ? device : undefined;
}

/** The id of a browser that its account has not forgotten. */
export async function findDevice(device: Awaited<ReturnType<typeof readDevice>>): Promise<string | undefined> {
  if (!device) return undefined;
  return (await findAccount(device.username))?.deviceEpoch === device.epoch ? device.id : undefined;
}

/** The Set-Cookie header that marks a browser as known to an account; a known one keeps its id. */
export async function deviceCookie({ user, deviceEpoch }: Account, id = newDeviceId()): Promise<string> {
  return hostCookie(
    DEVICE_COOKIE,
    await signDevice({ id, username: user.username, epoch: deviceEpoch }),
    DEVICE_SECONDS,
  );
}

/** The Set-Cookie header that deletes it. */
export const clearedDeviceCookie = (): string => hostCookie(DEVICE_COOKIE, '', 0);
