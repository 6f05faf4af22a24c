import { hkdfSync } from 'node:crypto';
import { cachedSecret, SECRET_RETRY_MS, SECRET_TTL_MS } from './cached-secret.ts';
import { env } from './env.ts';

/** Letters and digits that are 256 bits of chance. */
const MIN_LENGTH = 43;

/** A key that seals, with the number that sealed texts name it by. */
interface SealKey {
  number: number;
  key: Buffer;
}

/** The keys in the secret, the newest first: each is made of a word that the deployment or `add-seal-key` made up. */
export function parseSealKeys(json: unknown): SealKey[] {
  const keys = Object.entries(json ?? {}).map(([number, word]) => {
    if (!/^\d+$/.test(number) || String(word).length < MIN_LENGTH) throw new Error('A key that seals is none');
    return {
      number: Number(number),
      key: Buffer.from(hkdfSync('sha256', String(word), '', 'rombo second factor', 32)),
    };
  });
  if (keys.length === 0) throw new Error('There is no key to seal with');
  return keys.sort((a, b) => b.number - a.number);
}

const keysNotOlderThan = cachedSecret(env.sealKeys, parseSealKeys);

/** Finds a key by its number, or the newest by none; the secret is read again for one that is unknown, since it may be just added. */
export async function findSealKey(wanted?: number): Promise<SealKey> {
  const find = (keys: SealKey[]) => keys.find(({ number }) => wanted === undefined || number === wanted);
  const key = find(await keysNotOlderThan(SECRET_TTL_MS)) ?? find(await keysNotOlderThan(SECRET_RETRY_MS));
  if (!key) throw new Error(`There is no key ${wanted} to open with`);
  return key;
}
