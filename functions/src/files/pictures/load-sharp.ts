import pLimit, { type LimitFunction } from 'p-limit';

/** Loads sharp when the first picture needs it: a save without new pictures does not wait for native code. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture is one thread's work, which leaves the others free for everything else.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Phones take 12 megapixels. From this many on a picture is decoded while no other one of that size is: it may take several hundred megabytes. */
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

/** Runs work on a picture when it is its turn: two at once in a process, of which one is large. */
export const inTurn = <T>(pixels: number, work: () => Promise<T>): Promise<T> =>
  pixels < LARGE_PIXELS ? any(work) : large(() => any(work));
