import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { killWhileWriting } from '../../test/kill-while-writing.ts';
import { openStore } from './store.ts';

async function* text(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* broken() {
  yield Buffer.from('half of ');
  throw new Error('the sender hung up');
}

test('what is written is there after the store is opened again', async () => {
  const folder = await temporaryFolder();
  await (await openStore(folder)).put('a', { 'content-type': 'text/plain' }, text('one', 'two'));
  const object = await (await openStore(folder)).open('a');
  expect(object?.info).toMatchObject({ key: 'a', size: 6, headers: { 'content-type': 'text/plain' } });
  expect((await buffer(object?.stream() ?? text())).toString()).toBe('onetwo');
});

test('a write that fails leaves the current object and no file', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  const { etag } = await store.put('a', {}, text('current'));
  await expect(store.put('a', {}, broken())).rejects.toThrow('hung up');
  expect((await store.list()).map((info) => info.etag)).toEqual([etag]);
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('an object that is open is read to its end, though it is replaced and deleted meanwhile', async () => {
  const store = await openStore(await temporaryFolder());
  await store.put('a', {}, text('first'));
  const object = await store.open('a');
  await store.put('a', {}, text('second'));
  await store.remove('a');
  expect((await buffer(object?.stream() ?? text())).toString()).toBe('first');
  expect(await store.open('a')).toBeUndefined();
});

test('a kill in the middle of writes loses nothing that was acknowledged and leaves nothing broken', async () => {
  const folder = await temporaryFolder();
  const script = new URL('../../test/write-objects.ts', import.meta.url);
  for (const count of [1, 50, 137]) {
    const acknowledged = await killWhileWriting(script, folder, count);
    const store = await openStore(folder);
    const keys = (await store.list()).map((info) => info.key);
    expect(keys).toEqual(expect.arrayContaining([...new Set(acknowledged)]));
    for (const key of keys) {
      const object = await store.open(key);
      const bytes = await buffer(object?.stream() ?? text());
      const whole = Buffer.concat(Array.from({ length: 8 }, (_, piece) => Buffer.alloc(20_000, piece)));
      expect(bytes.equals(whole), key).toBe(true);
    }
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  }
}, 30_000);
