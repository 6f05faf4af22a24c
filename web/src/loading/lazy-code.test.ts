import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guards } from '../ui/unsaved.ts';
import { CodeError } from './code-failure.ts';
import { lazyCode, lazyDefault } from './lazy-code.ts';

const reload = vi.fn();
const browser = () =>
  Object.assign(new EventTarget(), { history: { state: null, replaceState: vi.fn() }, location: { reload } });

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  vi.stubGlobal('window', browser());
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  guards.clear();
});

const failing = () => vi.fn(() => Promise.reject<string>(new CodeError(false)));
const isSettled = async (promise: Promise<unknown>) => {
  const waiting = Symbol('waiting');
  await vi.advanceTimersByTimeAsync(0);
  return (await Promise.race([promise.catch(() => null), Promise.resolve(waiting)])) !== waiting;
};

test('code is loaded once and is there at once afterwards', async () => {
  const importIt = vi.fn(async () => ({ default: 'page' }));
  const code = lazyDefault(importIt);
  expect(code.loaded()).toBeUndefined();
  await Promise.all([code.load(), code.load(), code.preload()]);
  await code.preload();
  expect(code.loaded()).toBe('page');
  expect(importIt).toHaveBeenCalledTimes(1);
});

test('code that does not load is tried three times, with growing pauses, and again when it is asked for again', async () => {
  const importIt = failing();
  const code = lazyCode(importIt);
  const loading = expect(code.load()).rejects.toThrow('Not loaded');
  await vi.advanceTimersByTimeAsync(999);
  expect(importIt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(importIt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2999);
  expect(importIt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(importIt).toHaveBeenCalledTimes(3);
  importIt.mockResolvedValueOnce('page');
  await expect(code.load()).resolves.toBe('page');
});

test('a pause ends with the return of the line', async () => {
  const importIt = failing();
  const loading = lazyCode(importIt).load();
  await vi.advanceTimersByTimeAsync(10);
  importIt.mockResolvedValueOnce('page');
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('page');
  expect(importIt).toHaveBeenCalledTimes(2);
});

test('without a line there is one try', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const importIt = failing();
  await expect(lazyCode(importIt).load()).rejects.toThrow();
  expect(importIt).toHaveBeenCalledTimes(1);
});

test('a preload that fails is one try of which nobody hears', async () => {
  const importIt = vi.fn(() => Promise.reject<string>(new CodeError(true)));
  await expect(lazyCode(importIt).preload()).resolves.toBeUndefined();
  expect(importIt).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

const gone = () => lazyCode(() => Promise.reject(new CodeError(true)));

test('where a file is gone the page is loaded anew, and what waits for it shows nothing', async () => {
  const loading = gone().load();
  expect(await isSettled(loading)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.history.replaceState).toHaveBeenCalledWith({ reloaded: true }, '');
});

test('a page that was loaded anew is not loaded anew again', async () => {
  vi.stubGlobal('window', { ...browser(), history: { state: { from: '/admin', reloaded: true } } });
  await expect(gone().load()).rejects.toMatchObject({ needsReload: true });
  expect(reload).not.toHaveBeenCalled();
});

test('a form that holds something unsaved is not lost to a reload', async () => {
  guards.add({ isDirty: () => true, question: '' });
  await expect(gone().load()).rejects.toMatchObject({ needsReload: true });
  expect(reload).not.toHaveBeenCalled();
});
