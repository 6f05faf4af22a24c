import { randomBytes } from 'node:crypto';
import { DEVICE_SECONDS } from '@rombo/shared/contract/sign-in-limits';
import * as v from 'valibot';
import { signToken, verifyToken } from './signed-token.ts';

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

/** Returns the claims of a device's token; undefined for what is none. */
export async function verifyDevice(token: string): Promise<DeviceClaims | undefined> {
  const claims = await verifyToken(token, AUDIENCE, Claims);
  return claims && { id: claims.jti, username: claims.sub, epoch: claims.epoch };
}
