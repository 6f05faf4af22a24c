import { DEVICE_SECONDS } from '@rombo/shared/contract/sign-in-limits';
import { type Account, findAccount } from '../data/users.ts';
import { newDeviceId, signDevice, verifyDevice } from './device-token.ts';
import { hostCookie } from './host-cookie.ts';

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
