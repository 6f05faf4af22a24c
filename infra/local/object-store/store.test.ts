import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { openStore, type Store } from './store.ts';

async function* text(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* broken() {
  yield Buffer.from('half of ');
  throw new Error('the sender hung up');
}

test('objects persist when the store is reopened', async () => {
  const folder = await temporaryFolder();
  await (await openStore(folder)).put('a', { 'content-type': 'text/plain' }, text('one', 'two'));
  const object = await (await openStore(folder)).open('a');
  expect(object?.info).toMatchObject({ key: 'a', size: 6, headers: { 'content-type': 'text/plain' } });
  expect((await buffer(object?.stream() ?? text())).toString()).toBe('onetwo');
});

test('a failed write keeps the current object and leaves no file', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  const { etag } = await store.put('a', {}, text('current'));
  await expect(store.put('a', {}, broken())).rejects.toThrow('hung up');
  expect((await store.list()).map((info) => info.etag)).toEqual([etag]);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('an open object can be read to its end after it is replaced and deleted', async () => {
  const store = await openStore(await temporaryFolder());
  await store.put('a', {}, text('first'));
  const object = await store.open('a');
  await store.put('a', {}, text('second'));
  await store.remove('a');
  expect((await buffer(object?.stream() ?? text())).toString()).toBe('first');
  expect(await store.open('a')).toBeUndefined();
});

test('a list follows writes and removals during and after it, and a restart', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await Promise.all(['a', 'b', 'c'].map((key) => store.put(key, {}, text('first'))));
  const restarted = await openStore(folder);
  const listing = restarted.list();
  await Promise.all([restarted.put('b', {}, text('second one')), restarted.remove('c')]);
  await listing;
  await restarted.put('c', {}, text('third'));
  await restarted.remove('a');
  const sizes = async (store: Store) => (await store.list()).map(({ key, size }) => [key, size]);
  const expected = [
    ['b', 'second one'.length],
    ['c', 'third'.length],
  ];
  expect(await sizes(restarted)).toEqual(expected);
  expect(await sizes(await openStore(folder))).toEqual(expected);
});

test('of two writes at once, the list shows the one that stays', async () => {
  const store = await openStore(await temporaryFolder());
  await Promise.all(Array.from({ length: 20 }, (_, at) => store.put('a', {}, text('x'.repeat(at)))));
  const object = await store.open('a');
  await object?.close();
  expect(await store.list()).toEqual([object?.info]);
});
