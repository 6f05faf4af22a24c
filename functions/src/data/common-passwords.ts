import { company } from '@rombo/shared/company';
import { passwordLimits } from '@rombo/shared/user';
import { dictionary } from '@zxcvbn-ts/language-common';

/** What somebody would try first for this site, besides the account's own name. */
const words = [...company.brand.toLowerCase().split(' '), 'admin', 'password', 'motore', 'motori', 'engine', 'engines'];

let common: Set<string> | undefined;

/**
 * True for a password that many people have, or that is made of nothing but this site's words, its account's name, digits and signs:
 * what is guessed first (ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function isCommonPassword(password: string, username: string): boolean {
  common ??= new Set(dictionary['passwords-common'].filter((known) => known.length >= passwordLimits.minCharacters));
  const lower = password.toLowerCase();
  if (common.has(lower)) return true;
  let rest = lower;
  for (const word of [username.toLowerCase(), ...words].filter(Boolean)) rest = rest.replaceAll(word, '');
  return !/\p{Letter}/u.test(rest);
}
