import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { openStore } from './store.ts';

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
