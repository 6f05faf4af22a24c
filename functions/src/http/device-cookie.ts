import { DEVICE_SECONDS } from '@rombo/shared/sign-in-limits';
import { type Account, findAccount } from '../data/users.ts';
import { newDeviceId, signDevice, verifyDevice } from './device-token.ts';
import { hostCookie } from './host-cookie.ts';

/**
 * The cookie of a browser that signed in before, as OWASP's "Slow down online guessing attacks with device cookies" describes it:
 * strangers who use up an account's attempts do not lock out who holds one. It opens nothing by itself.
 */
export const DEVICE_COOKIE = '__Host-device';

/** The id of the browser that this cookie names, if it signed in to this account and was not forgotten since. */
export async function findDevice(cookie: string | undefined, username: string): Promise<string | undefined> {
  const device = cookie ? await verifyDevice(cookie) : undefined;
  if (device?.username !== username) return undefined;
  return (await findAccount(username))?.deviceEpoch === device.epoch ? device.id : undefined;
}

/** The header that makes a browser known to an account; one that is known already keeps its id. */
export async function deviceCookie({ user, deviceEpoch }: Account, id = newDeviceId()): Promise<string> {
  return hostCookie(
    DEVICE_COOKIE,
    await signDevice({ id, username: user.username, epoch: deviceEpoch }),
    DEVICE_SECONDS,
  );
}

/** The header that takes the cookie away. */
export const clearedDeviceCookie = (): string => hostCookie(DEVICE_COOKIE, '', 0);
