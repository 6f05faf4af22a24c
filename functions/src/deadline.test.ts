import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beforeDeadline,
  DEADLINE_MS,
  extendDeadline,
  MAX_PAUSE_MS,
  orDeadline,
  pauseDeadline,
  withDeadline,
} from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

async function endOf(work: () => Promise<unknown>): Promise<string> {
  const end = withDeadline(() => orDeadline(work())).then(
    () => 'done',
    (error) => error.name,
  );
  await vi.runAllTimersAsync();
  return end;
}

describe('the deadline of a request', () => {
  it('is two and a half seconds', async () => {
    expect(DEADLINE_MS).toBe(2500);
    const signal = await withDeadline(async () => {
      const { abortSignal } = beforeDeadline();
      await vi.advanceTimersByTimeAsync(2499);
      expect(abortSignal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      return abortSignal;
    });
    expect([signal?.aborted, signal?.reason.name]).toEqual([true, 'TimeoutError']);
  });

  it('lets work finish in time, and is cleared then', async () => {
    let signal: AbortSignal | undefined;
    const work = withDeadline(() => {
      signal = beforeDeadline().abortSignal;
      return orDeadline(Promise.resolve('done'));
    });
    await expect(work).resolves.toBe('done');
    await vi.runAllTimersAsync();
    expect([signal?.aborted, vi.getTimerCount()]).toEqual([false, 0]);
  });

  it('is extended once for a read of many pages, and passes then', async () => {
    const read = (milliseconds: number) => async () => {
      extendDeadline();
      await after(1000, 'first page');
      extendDeadline();
      return after(milliseconds - 1000, 'read');
    };
    expect(await endOf(read(6900))).toBe('done');
    expect(await endOf(read(7100))).toBe('TimeoutError');
  });

  it('does not exist outside a request', async () => {
    extendDeadline();
    expect(beforeDeadline()).toEqual({});
    await expect(orDeadline(Promise.resolve('done'))).resolves.toBe('done');
    await expect(pauseDeadline(async () => 'done')).resolves.toBe('done');
  });

  it('is paused while pictures are decoded, even in parallel, and resumes where it stopped', async () => {
    const work = async () => {
      await after(2000, 'read');
      await Promise.all([pauseDeadline(() => after(3000, 'one')), pauseDeadline(() => after(5000, 'another'))]);
      await after(400, 'written');
    };
    expect(await endOf(work)).toBe('done');
    expect(await endOf(() => work().then(() => after(200, 'late')))).toBe('TimeoutError');
  });

  it('passes after too long a pause', async () => {
    expect(await endOf(() => pauseDeadline(() => never))).toBe('TimeoutError');
    expect(await endOf(() => pauseDeadline(() => after(MAX_PAUSE_MS, 'long')))).toBe('done');
  });

  it('resumes when the work it was paused for fails', async () => {
    const work = async () => {
      await pauseDeadline(() => Promise.reject(new Error('damaged'))).catch(() => {});
      return never;
    };
    expect(await endOf(work)).toBe('TimeoutError');
  });
});
