import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./table.ts', () => ({}));
const { kept } = await import('./catalogue.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('keeps a result for two seconds, and the same object if a later result equals it', async () => {
  let names = ['Tuono'];
  const read = vi.fn(async () => [...names]);
  const readKept = kept(read);
  const first = await readKept();
  vi.advanceTimersByTime(1999);
  expect(await readKept()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await readKept()).toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
  names = ['Bora'];
  vi.advanceTimersByTime(2000);
  expect(await readKept()).toEqual(['Bora']);
});

it('keeps no failure, and the time of a result is that of the start of its read', async () => {
  const read = vi.fn(async () => {
    vi.advanceTimersByTime(1500);
    return 1;
  });
  const readKept = kept(read);
  read.mockRejectedValueOnce(new Error('no answer'));
  await expect(readKept()).rejects.toThrow('no answer');
  await readKept();
  vi.advanceTimersByTime(600);
  await readKept();
  expect(read).toHaveBeenCalledTimes(3);
});
