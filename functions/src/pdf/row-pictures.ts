import { variantKey } from '@rombo/shared/contract/picture';
import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import pLimit from 'p-limit';
import type { Card } from '../data/cards.ts';
import { isDependencyFailure } from '../errors.ts';
import { readHead } from '../files/bucket.ts';
import { loadSharp } from '../files/pictures/load-sharp.ts';
import { makeVariant } from '../files/pictures/make-variant.ts';
import { logger } from '../logger.ts';
import { ROW_PICTURE } from './price-list.ts';

const CONCURRENCY = 8;

/** Reads the first pictures of products as JPEGs, by id. One that is missing or damaged is logged and left out. */
export async function readPictures(cards: readonly Card[]): Promise<Map<string, Uint8Array>> {
  const pictures = await pLimit(CONCURRENCY).map(cards, async ({ id, picture }) => {
    const bytes =
      picture &&
      (await readPicture(picture.url.slice(1)).catch((error) => {
        if (isDependencyFailure(error)) throw error;
        logger.warn('A picture is missing in a price list', { id, error });
      }));
    return bytes ? ([[id, bytes]] as const) : [];
  });
  return new Map(pictures.flat());
}

/** Returns a picture as a JPEG of the size of a row, from its smallest variant or, if it was not made yet, from the original. */
async function readPicture(key: string): Promise<Uint8Array | undefined> {
  const variant = await readHead(variantKey(key, 320, 'webp'), MAX_FILE_BYTES);
  const original = variant ? undefined : await readHead(key, MAX_FILE_BYTES);
  const bytes = variant?.bytes ?? (original && (await makeVariant(original.bytes, { width: 320, format: 'webp' })));
  if (!bytes) return undefined;
  const sharp = await loadSharp();
  const { width, height } = ROW_PICTURE;
  return sharp(bytes)
    .resize({ width: 3 * width, height: 3 * height, fit: 'inside' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
