import { createHash } from 'node:crypto';
import { company } from '@rombo/shared/words/company';
import leaked from './leaked-passwords.json' with { type: 'json' };

/** Site-specific words that a common password may contain, besides the user name. */
const siteWords = [
  ...company.brand.toLowerCase().split(' '),
  'admin',
  'password',
  'motore',
  'motori',
  'engine',
  'engines',
];

const HASH_CHARACTERS = 8;
let leakedHashes: Set<string> | undefined;

function isLeaked(lower: string): boolean {
  leakedHashes ??= new Set(leaked.hashes.split(' '));
  return leakedHashes.has(createHash('sha256').update(lower).digest('base64url').slice(0, HASH_CHARACTERS));
}

const MIN_DISTINCT_CHARACTERS = 5;

/** True for leaked passwords, and those made of this site's words or of few characters (ASVS 5.0, 6.2.4, 6.2.11, 6.2.12). */
export function isCommonPassword(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < MIN_DISTINCT_CHARACTERS || isLeaked(lower)) return true;
  let rest = lower;
  for (const word of [username.toLowerCase(), ...siteWords].filter(Boolean)) rest = rest.replaceAll(word, '');
  return rest !== lower && !/\p{Letter}/u.test(rest);
}
