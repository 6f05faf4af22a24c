import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { cachedSecret } from './cached-secret.ts';
import { env } from './env.ts';

/** 256 random bits in base64url. */
const MIN_LENGTH = 43;

interface SealKey {
  number: number;
  key: Buffer;
}

/** Returns the keys in the secret, newest first. Each is derived from a random word that the deployment or `add-seal-key` created. */
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

const findInKeys = cachedSecret(env.sealKeys, parseSealKeys);

async function findSealKey(wanted?: number): Promise<SealKey> {
  const key = await findInKeys((keys) => keys.find(({ number }) => wanted === undefined || number === wanted));
  if (!key) throw new Error(`There is no key ${wanted} to open with`);
  return key;
}

/** Prefix of sealed texts; no TOTP secret begins with it. */
const MARK = 'sealed.';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const OPTIONS = { authTagLength: TAG_BYTES };

/** `isUpToDate` is false if the text is not sealed with the newest key. */
interface Unsealed {
  text: string;
  isUpToDate: boolean;
}

/** Additional authenticated data: binds a sealed text to its key number and its owner. */
const context = (number: number, owner: string): Buffer => Buffer.from(`${MARK}${number}.${owner}`);

/** Seals a text of `owner`, so that reading the table does not reveal it: `sealed.<key number>.<nonce, tag and text>`. */
export async function seal(text: string, owner: string): Promise<string> {
  const { number, key } = await findSealKey();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, OPTIONS).setAAD(context(number, owner));
  const bytes = Buffer.concat([cipher.update(text), cipher.final()]);
  return `${MARK}${number}.${Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url')}`;
}

/** Opens a sealed text. Throws if it is another owner's or was changed. Returns a text that was stored before sealing as it is. */
export async function unseal(stored: string, owner: string): Promise<Unsealed> {
  if (!stored.startsWith(MARK)) return { text: stored, isUpToDate: false };
  const [, numbered, sealed = ''] = stored.split('.');
  const number = Number(numbered);
  const { key } = await findSealKey(number);
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), OPTIONS)
    .setAAD(context(number, owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return { text: text.toString(), isUpToDate: (await findSealKey()).number === number };
}
