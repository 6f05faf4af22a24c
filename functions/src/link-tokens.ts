import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 20;

/** Returns a token for a link that opens without a session: 160 random bits by default. */
export const newLinkToken = (bytes = TOKEN_BYTES): string => randomBytes(bytes).toString('hex');

/** A link is stored under the digest of its token, so that neither the stores nor lists reveal it. */
export const linkIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Key of the file of a price list. */
export const priceListKey = (token: string): string => `price-lists/${linkIdOf(token)}.pdf`;
