import { company } from '@rombo/shared/words/company';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;

/** A new secret for an authenticator app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** A secret as an app reads it from a QR code. */
export const uriOf = (secret: string, username: string): string => totp(secret, username).toString();

/** The step of time that a code belongs to, the present one or a neighbour of it; nothing for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  // The library compares bytes, and throws where another script's digits have more of them.
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: company.brand, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret });
