import { expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page.ts';

const Page = () => null;

test('a page loads once and is there at once afterwards', async () => {
  const fetchModule = vi.fn(async () => ({ default: Page }));
  const page = lazyPage(fetchModule);
  expect(page.loaded()).toBeUndefined();
  await Promise.all([page.load(), page.load()]);
  expect(page.loaded()).toBe(Page);
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('a page that failed to load may be tried again', async () => {
  const fetchModule = vi.fn(async () => ({ default: Page })).mockRejectedValueOnce(new TypeError('offline'));
  const page = lazyPage(fetchModule);
  await expect(page.load()).rejects.toThrow('offline');
  await expect(page.load()).resolves.toBe(Page);
});
