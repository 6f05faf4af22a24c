import pLimit, { type LimitFunction } from 'p-limit';

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
