import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pauseBefore } from './batches.ts';

it('a pause grows to at most a second, and ends with the request', async () => {
  const start = performance.now();
  await pauseBefore(0);
  expect(performance.now() - start).toBeGreaterThan(11);
  const request = new AbortController();
  const pause = pauseBefore(30, request.signal);
  request.abort(new Error('late'));
  // Before the shortest pause of half a second.
  const first = Promise.race([pause.catch(() => 'ended'), wait(0).then(() => 'waits')]);
  await expect(first).resolves.toBe('ended');
});
