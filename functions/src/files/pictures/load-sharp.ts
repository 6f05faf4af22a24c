import pLimit, { type LimitFunction } from 'p-limit';

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

interface Turns {
  any: LimitFunction;
  large: LimitFunction;
}

// Each function's bundle has a module of its own, and on one machine they share its memory.
declare global {
  var romboPictureTurns: Turns | undefined;
}
globalThis.romboPictureTurns ??= { any: pLimit(2), large: pLimit(1) };
const { any, large } = globalThis.romboPictureTurns;

/** Runs work on a picture, two at once in a process, of which at most one is large. */
export const inTurn = <T>(pixels: number, work: () => Promise<T>): Promise<T> =>
  pixels < LARGE_PIXELS ? any(work) : large(() => any(work));
