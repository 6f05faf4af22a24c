import { createElement, use } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guards } from './document-state.ts';
import { forgetFailures, type Lazy, lazy, lazyDefault, preload, reloadOnce, untilLoaded } from './lazy.ts';

const reload = vi.fn();
const reached = vi.fn(async () => new Response());

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  vi.stubGlobal('window', { history: { state: null, replaceState: vi.fn() }, location: { reload } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', reached.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  guards.clear();
});

const failing = () => vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));

const Text = ({ code }: { code: Lazy<string> }) => use(code.promise());

test('code loads once, and `use` returns it without suspending afterwards', async () => {
  const importIt = vi.fn(async () => ({ default: 'page' }));
  const code = lazyDefault(importIt);
  expect(code.loaded()).toBeUndefined();
  await Promise.all([code.load(), code.promise(), preload(code)]);
  expect(code.loaded()).toBe('page');
  expect(importIt).toHaveBeenCalledTimes(1);
  expect(renderToString(createElement(Text, { code }))).toBe('page');
});

test('a failed load is retried twice with growing pauses, and starts again with the next load', async () => {
  const importIt = failing();
  const code = lazy(importIt);
  const loading = expect(code.load()).rejects.toMatchObject({ needsReload: false });
  await vi.advanceTimersByTimeAsync(999);
  expect(importIt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(importIt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  await loading;
  expect(importIt).toHaveBeenCalledTimes(3);
  importIt.mockResolvedValueOnce('page');
  await expect(code.load()).resolves.toBe('page');
});

test('renders get the same failure until failures are forgotten', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const importIt = failing();
  const code = lazy(importIt);
  await expect(code.promise()).rejects.toThrow();
  await expect(code.promise()).rejects.toThrow();
  expect(importIt).toHaveBeenCalledTimes(2);
  forgetFailures();
  importIt.mockResolvedValueOnce('page');
  await expect(code.promise()).resolves.toBe('page');
});

test('a failure while the server responds needs a reload, which a preload does not start', async () => {
  reached.mockResolvedValue(new Response());
  const code = lazy(failing());
  const ahead = preload(code);
  const loading = expect(code.load()).rejects.toMatchObject({ needsReload: true });
  await vi.advanceTimersByTimeAsync(4000);
  await Promise.all([ahead, loading]);
  expect(reload).not.toHaveBeenCalled();
});

test('code that the page requires comes if the line returns during the attempt that fails', async () => {
  const target = new EventTarget();
  vi.stubGlobal('window', { addEventListener: target.addEventListener.bind(target) });
  vi.stubGlobal('navigator', { onLine: false });
  const importIt = failing();
  importIt.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  importIt.mockImplementationOnce(() => {
    target.dispatchEvent(new Event('online'));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  importIt.mockResolvedValueOnce('page');
  await expect(untilLoaded(lazy(importIt))).resolves.toBe('page');
});

test('code that the page requires is tried again after a while, if no event says that the line is back', async () => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: false });
  const importIt = failing();
  for (let attempt = 0; attempt < 2; attempt++) importIt.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  importIt.mockResolvedValueOnce('page');
  const loading = untilLoaded(lazy(importIt));
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(loading).resolves.toBe('page');
});

test('a page reloads once, and never while a form has unsaved changes', () => {
  guards.add({ isDirty: () => true, question: '' });
  expect(reloadOnce()).toBe(false);
  guards.clear();
  expect(reloadOnce()).toBe(true);
  expect(window.history.replaceState).toHaveBeenCalledWith({ reloaded: true }, '');
  vi.stubGlobal('window', { history: { state: { from: '/admin', reloaded: true } }, location: { reload } });
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
