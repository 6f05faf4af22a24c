import { performance } from 'node:perf_hooks';
import bcrypt from 'bcryptjs';
import { expect, it } from 'vitest';
import { withTimeLimit } from '../time-limits.ts';
import { runHashJob } from './run-hash-job.ts';

const hash = bcrypt.hashSync('carburatore', 4);

it('hashes and compares like the library', async () => {
  const fresh = await runHashJob<string>({ password: 'carburatore', cost: 4 });
  expect([bcrypt.getRounds(fresh), bcrypt.compareSync('carburatore', fresh)]).toEqual([4, true]);
  expect(await runHashJob({ password: 'carburatore', hash })).toBe(true);
  expect(await runHashJob({ password: 'marmitta', hash })).toBe(false);
});

it('fails for what cannot be hashed, and continues', async () => {
  await expect(runHashJob({ password: 1 as never, hash })).rejects.toThrow('Illegal arguments');
  expect(await runHashJob({ password: 'carburatore', hash })).toBe(true);
});

it('does not block the event loop', async () => {
  const before = performance.eventLoopUtilization();
  await runHashJob({ password: 'carburatore', cost: 12 });
  // On the main thread the library leaves it idle hardly ever, on a busy machine too.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

it('ends at the deadline, starts nothing after it, and is available again', async () => {
  const long = { password: 'carburatore', cost: 13 };
  const jobs = Array.from(Array(6), () => withTimeLimit(() => runHashJob(long), 20));
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(await runHashJob({ password: 'carburatore', hash })).toBe(true);
});
