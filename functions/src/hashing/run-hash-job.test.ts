import { performance } from 'node:perf_hooks';
import bcrypt from 'bcryptjs';
import { expect, it } from 'vitest';
import { Overloaded } from '../errors.ts';
import { withTimeLimit } from '../time-limits.ts';
import { runHashJob, withHashQueue } from './run-hash-job.ts';

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

it('runs two jobs and queues eight, and refuses more', async () => {
  const jobs = Array.from(Array(14), () => runHashJob({ password: 'carburatore', hash }));
  const results = await Promise.allSettled(jobs);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const result of refused) {
    const { reason } = result as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(Overloaded);
    expect(reason).toMatchObject({ code: 'too_many_requests', retryAfter: 3 });
  }
});

it('admits eight concurrent requests of unknown browsers and two of known ones, and more once these are answered', async () => {
  const gate = Promise.withResolvers<void>();
  const send = (count: number, isKnown: boolean) =>
    Array.from(Array(count), () => withHashQueue(isKnown, () => gate.promise));
  const answers = [...send(20, false), ...send(3, true)];
  gate.resolve();
  const admitted = (await Promise.allSettled(answers)).map(({ status }) => status === 'fulfilled');
  expect([admitted.slice(0, 20), admitted.slice(20)].map((some) => some.filter(Boolean).length)).toEqual([8, 2]);
  await expect(withHashQueue(false, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(await withHashQueue(false, async () => 'in')).toBe('in');
});

it('ends at the deadline, starts nothing after it, and is available again', async () => {
  const long = { password: 'carburatore', cost: 13 };
  const jobs = Array.from(Array(6), () => withTimeLimit(() => runHashJob(long), 20));
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(await runHashJob({ password: 'carburatore', hash })).toBe(true);
});
