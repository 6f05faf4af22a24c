import { expect, test } from 'vitest';
import { lazyCode } from './lazy-code.ts';
import { together } from './together.ts';

const gate = () => Promise.withResolvers<string>();

test('code is there once all of it is, and all of it is asked for at the same time', async () => {
  const [page, texts] = [gate(), gate()];
  const asked: string[] = [];
  const ask = (name: string, { promise }: ReturnType<typeof gate>) =>
    lazyCode(() => {
      asked.push(name);
      return promise;
    });
  const both = together(ask('page', page), [ask('texts', texts)]);
  const loading = both.load();
  expect(asked).toEqual(['page', 'texts']);
  page.resolve('page');
  await Promise.resolve();
  expect(both.loaded()).toBeUndefined();
  texts.resolve('texts');
  expect(await loading).toBe('page');
  expect(both.loaded()).toBe('page');
});

test('it fails where a part of it does', async () => {
  Object.assign(globalThis, { window: new EventTarget() });
  const broken = lazyCode(() => Promise.reject<string>(new Error('offline')));
  const both = together(
    lazyCode(async () => 'page'),
    [{ ...broken, load: () => Promise.reject(new Error('offline')) }],
  );
  await expect(both.load()).rejects.toThrow('offline');
  await expect(both.preload()).resolves.toBeUndefined();
  expect(both.loaded()).toBeUndefined();
});
