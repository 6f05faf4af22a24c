import pLimit from 'p-limit';

/** Loads sharp on demand: a save without new pictures does not wait for native code. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture leaves the others to everything else.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Pictures from this size on, above a phone's 12 megapixels, are decoded one at a time: each may take hundreds of megabytes. */
const LARGE_PIXELS = 16_000_000;

const [any, large] = [pLimit(2), pLimit(1)];

/** Runs work on a picture, two at once in a function, of which at most one is large. */
export const inTurn = <T>(pixels: number, work: () => Promise<T>): Promise<T> =>
  pixels < LARGE_PIXELS ? any(work) : large(() => any(work));
