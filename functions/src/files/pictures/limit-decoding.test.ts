import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitDecoding } from './load-sharp.ts';

const LARGE = 20_000_000;

async function watch(sizes: number[]) {
  const seen = { now: 0, large: 0, most: 0, mostLarge: 0 };
  await Promise.all(
    sizes.map((pixels) =>
      limitDecoding(pixels, async () => {
        seen.now += 1;
        if (pixels === LARGE) seen.large += 1;
        seen.most = Math.max(seen.most, seen.now);
        seen.mostLarge = Math.max(seen.mostLarge, seen.large);
        await turn();
        seen.now -= 1;
        if (pixels === LARGE) seen.large -= 1;
      }),
    ),
  );
  return [seen.most, seen.mostLarge];
}

it('processes two pictures at a time, at most one of them large', async () => {
  expect(await watch([LARGE, LARGE, 100, LARGE, 100, 100])).toEqual([2, 1]);
  expect(await watch([LARGE, LARGE, LARGE])).toEqual([1, 1]);
});

it('continues after a picture that cannot be decoded', async () => {
  await expect(limitDecoding(LARGE, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await limitDecoding(LARGE, async () => 'next')).toBe('next');
});
