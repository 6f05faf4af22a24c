import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@rombo/shared/contract/limits';
import { brand } from '@rombo/shared/words/company';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const uriOf = (secret: string, username: string): string => totp(secret, username).toString();

/** Returns the time step of a code, within one step of the current time; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  // The library compares bytes, and throws if digits of another script have more of them.
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: brand, label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret });

/** Unambiguous letters and digits; 24 of them are 120 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP_LENGTH = 4;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Returns the stored hash of a recovery code, however it was typed. The code is random enough for a fast hash (ASVS 5.0, 6.5.2). */
export function hashOf(code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const normalized = typed.replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(normalized).digest('base64url');
}
