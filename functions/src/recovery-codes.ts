import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@rombo/shared/contract/sign-in-limits';

/** Letters and digits that nobody takes for one another; 24 of them are 120 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP_LENGTH = 4;

const group = (): string => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** New recovery codes, in groups of four that can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Returns the stored hash of a recovery code, however it was typed. The code is random enough for a fast hash (ASVS 5.0, 6.5.2). */
export function hashOf(code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const meant = typed.replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(meant).digest('base64url');
}
