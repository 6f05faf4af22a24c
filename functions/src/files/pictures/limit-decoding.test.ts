import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withSignal } from '../../time-limits.ts';
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

it('decodes no picture after its request was aborted', async () => {
  const request = new AbortController();
  const decoded: string[] = [];
  const outcomes = withSignal(request.signal, () =>
    Promise.allSettled(['first', 'second'].map((name) => limitDecoding(LARGE, async () => void decoded.push(name)))),
  );
  request.abort();
  expect((await outcomes).at(-1)?.status).toBe('rejected');
  expect(decoded).not.toContain('second');
});
