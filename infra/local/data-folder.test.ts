import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { lowSpace, openDataFolder } from './data-folder.ts';
import { Refusal } from './refusal.ts';

/** Every path below a folder with what it holds, to show that nothing was touched. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path, entry.isFile() ? await readFile(path, 'utf8') : ''];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** A folder of a site whose first start came to its end. */
async function readyFolder() {
  const folder = await temporaryFolder();
  const { markReady, release } = await openDataFolder(folder);
  for (const name of ['table', 'objects']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'kept'), 'x');
  }
  for (const name of ['secrets.json', 'seal-keys.json', 'administrator.json'])
    await writeFile(join(folder, name), '{}');
  await markReady('demo');
  await release();
  return folder;
}

test('a new folder is fresh until it is marked ready', async () => {
  const folder = join(await temporaryFolder(), 'deep/down');
  const first = await openDataFolder(folder);
  expect(first).toMatchObject({ fresh: true, halfDone: false });
  await first.release();
  const ready = await readyFolder();
  const second = await openDataFolder(ready);
  expect(second.fresh).toBe(false);
  expect(JSON.parse(await readFile(second.paths.state, 'utf8'))).toMatchObject({ state: 'ready', seed: 'demo' });
  expect(await readdir(join(ready, 'table'))).toEqual(['kept']);
  await second.release();
});

test('the state is the first file in the folder', async () => {
  const folder = await temporaryFolder();
  const { release } = await openDataFolder(folder);
  await release();
  expect((await readdir(folder)).sort()).toEqual(['lock', 'site.json']);
  expect(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))).toEqual({ state: 'filling' });
});

test('a folder whose first start broke off is emptied of items and objects, and keeps its keys', async () => {
  const folder = await temporaryFolder();
  await (await openDataFolder(folder)).release();
  for (const name of ['table', 'objects']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'half'), 'x');
  }
  await writeFile(join(folder, 'secrets.json'), '{}');
  const { fresh, halfDone, release } = await openDataFolder(folder);
  await release();
  expect({ fresh, halfDone }).toEqual({ fresh: true, halfDone: true });
  expect((await readdir(folder)).sort()).toEqual(['lock', 'secrets.json', 'site.json']);
});

test('a first start that was cut off while it wrote the state begins anew', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'site.json'), '');
  const { fresh, release } = await openDataFolder(folder);
  await release();
  expect(fresh).toBe(true);
});

test.each([
  ['table and objects of somebody else', { 'table/chairs.txt': 'four', 'objects/lamp.txt': 'one' }],
  ['one file', { 'notes.txt': 'mine' }],
  ['a hidden file', { '.env': 'SECRET=1' }],
  ['a lock of its own', { 'lock/door.txt': 'closed' }],
  ['an empty state and a table', { 'site.json': '', 'table/CURRENT': 'MANIFEST' }],
  ['an empty state and objects', { 'site.json': '', 'objects/picture': 'webp' }],
  ['a state of something else', { 'site.json': '{"name":"my other site"}', 'table/chairs.txt': 'four' }],
])('a folder with %s is refused, and nothing in it is touched', async (_, files) => {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const before = await contents(folder);
  await expect(openDataFolder(folder)).rejects.toThrow(Refusal);
  expect(await contents(folder)).toEqual(before);
});

test.each(['site.json', 'table', 'objects', 'secrets.json', 'seal-keys.json'])(
  'a site that was restored without %s is refused, and nothing in it is touched',
  async (name) => {
    const folder = await readyFolder();
    await rm(join(folder, name), { recursive: true });
    await rm(join(folder, 'lock'), { recursive: true });
    const before = await contents(folder);
    await expect(openDataFolder(folder)).rejects.toThrow(/Nothing was changed/);
    expect(await contents(folder)).toEqual(before);
  },
);

test('a site whose account was being changed when it ended is opened without the account', async () => {
  const folder = await readyFolder();
  await rm(join(folder, 'administrator.json'));
  const { fresh, release } = await openDataFolder(folder);
  await release();
  expect(fresh).toBe(false);
});

test('a complete folder of version 0.1 is taken over as it is', async () => {
  const folder = await readyFolder();
  await rename(join(folder, 'site.json'), join(folder, 'ready.json'));
  const { fresh, release } = await openDataFolder(folder);
  await release();
  expect(fresh).toBe(false);
  expect(await readdir(join(folder, 'table'))).toEqual(['kept']);
  await rm(join(folder, 'ready.json'));
  await (await openDataFolder(folder)).release();
});

test('a folder that another start holds is refused in a line', async () => {
  const folder = await temporaryFolder();
  const { release } = await openDataFolder(folder);
  await expect(openDataFolder(folder)).rejects.toThrow(`${folder} is in use by another start`);
  await release();
  await (await openDataFolder(folder)).release();
});

test('a folder that cannot be made is refused in a line', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  await expect(openDataFolder(file)).rejects.toThrow(`${file} cannot be written`);
  await expect(openDataFolder(join(file, 'below'))).rejects.toThrow('cannot be written');
});

test('a disk with little room is named, with what is left of it', async () => {
  const folder = await temporaryFolder();
  expect(await lowSpace(folder, 1)).toBeUndefined();
  expect(await lowSpace(folder, Number.MAX_SAFE_INTEGER)).toMatch(/^Only \d+ MB are free for .*: make room/);
});
