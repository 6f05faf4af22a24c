import { randomBytes } from 'node:crypto';
import { DEVICE_SECONDS } from '@rombo/shared/sign-in-limits';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { currentKey, findKey } from './signing-keys.ts';

/** Claims of a device token: the device, its account, and the account's epoch when the token was issued. */
const Claims = v.object({
  jti: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  sub: v.string(),
  epoch: v.string(),
  exp: v.number(),
});
export interface DeviceClaims {
  id: string;
  username: string;
  epoch: string;
}

const ID_BYTES = 16;

/** No session's token passes for one of these, nor the other way round: the audiences differ. */
const NAMES = { issuer: 'rombo', audience: 'rombo-device' };

/** A new device's id. */
export const newDeviceId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Makes a device's token, signed with the current key. */
export async function signDevice({ id, username, epoch }: DeviceClaims): Promise<string> {
  const { kid, key } = await currentKey();
  const header = { algorithm: 'HS256', keyid: kid, expiresIn: DEVICE_SECONDS } as const;
  return jwt.sign({ epoch }, key, { ...NAMES, ...header, subject: username, jwtid: id });
}

/** Returns the claims of a token that is signed with one of our keys (HS256 only) and has not expired, otherwise undefined. */
export async function verifyDevice(token: string): Promise<DeviceClaims | undefined> {
  const kid = attempt(() => jwt.decode(token, { complete: true })?.header.kid);
  const key = typeof kid === 'string' ? await findKey(kid) : undefined;
  const claims = key && attempt(() => jwt.verify(token, key, { ...NAMES, algorithms: ['HS256'] }));
  const { success, output } = v.safeParse(Claims, claims);
  return success ? { id: output.jti, username: output.sub, epoch: output.epoch } : undefined;
}

/** The library throws errors of any kind at a token that is none. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
