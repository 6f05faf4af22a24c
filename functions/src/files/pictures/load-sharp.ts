import pLimit from 'p-limit';
import { unlessAborted } from '../../time-limits.ts';

/** Loads sharp on demand, so that a save without new pictures does not wait for native code. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per picture leaves the others free.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Pictures from this size (above a phone's 12 megapixels) are decoded one at a time, because each may take hundreds of megabytes. */
const LARGE_PIXELS = 16_000_000;

const [any, large] = [pLimit(2), pLimit(1)];

/** Decodes a picture in its turn. Starts none after its request's deadline. */
export function limitDecoding<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  const decode = unlessAborted(work);
  return pixels < LARGE_PIXELS ? any(decode) : large(() => any(decode));
}
