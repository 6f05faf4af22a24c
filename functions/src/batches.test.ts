import { expect, it } from 'vitest';
import { pauseBefore } from './batches.ts';

it('a pause grows to at most a second, and ends with the deadline', async () => {
  const start = performance.now();
  await pauseBefore(0);
  expect(performance.now() - start).toBeGreaterThan(11);
  const pause = pauseBefore(30, AbortSignal.timeout(5));
  await expect(pause).rejects.toThrow('aborted');
});
