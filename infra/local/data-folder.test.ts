import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { lowSpace, openDataFolder } from './data-folder.ts';
import { Refusal } from './settings.ts';

const write = async (folder: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  }
};

/** All paths below a folder with their contents, to show that nothing changed. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path, entry.isFile() ? await readFile(path, 'utf8') : ''];
  });
  return Object.fromEntries(await Promise.all(files));
}

const data = { 'table/a': 'x', 'objects/b': 'x', 'secrets.json': '{}', 'seal-keys.json': '{}' };

/** A folder of a site whose first start is complete. */
async function readyFolder() {
  const folder = await temporaryFolder();
  const { markReady, release } = await openDataFolder(folder);
  await write(folder, data);
  await markReady('demo');
  await release();
  return folder;
}

test('a new folder is fresh; a ready one keeps its data', async () => {
  const folder = join(await temporaryFolder(), 'deep/down');
  const { fresh, markReady, release } = await openDataFolder(folder);
  expect([fresh, (await readdir(folder)).sort()]).toEqual([true, ['lock', 'site.json']]);
  await write(folder, data);
  await markReady('demo');
  await release();
  const second = await openDataFolder(folder);
  await second.release();
  expect([second.fresh, await readdir(join(folder, 'table'))]).toEqual([false, ['a']]);
});

test('after an interrupted first start a folder is fresh again and contains only its keys', async () => {
  const folder = await temporaryFolder();
  await (await openDataFolder(folder)).release();
  await write(folder, data);
  const { fresh, release } = await openDataFolder(folder);
  await release();
  expect(fresh).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['lock', 'seal-keys.json', 'secrets.json', 'site.json']);
});

test.each([
  ['files of another program', { 'table/chairs.txt': 'four', '.env': 'SECRET=1' }],
  ['a lock of its own', { 'lock/door.txt': 'closed' }],
  ['an empty state', { ...data, 'site.json': '' }],
  ['a state of something else', { 'site.json': '{"name":"my other site"}', 'table/chairs.txt': 'four' }],
])('a folder with %s is refused, and nothing in it is touched', async (_, files) => {
  const folder = await temporaryFolder();
  await write(folder, files);
  const before = await contents(folder);
  await expect(openDataFolder(folder)).rejects.toThrow(Refusal);
  expect(await contents(folder)).toEqual(before);
});

test.each(['site.json', 'table', 'objects', 'secrets.json', 'seal-keys.json'])(
  'a site that was restored without %s is refused, and nothing in it is touched',
  async (name) => {
    const folder = await readyFolder();
    for (const missing of [name, 'lock']) await rm(join(folder, missing), { recursive: true });
    const before = await contents(folder);
    await expect(openDataFolder(folder)).rejects.toThrow(/Nothing was changed/);
    expect(await contents(folder)).toEqual(before);
  },
);

test('a folder that is in use or cannot be written is refused', async () => {
  const folder = await temporaryFolder();
  const { release } = await openDataFolder(folder);
  await expect(openDataFolder(folder)).rejects.toThrow(`${folder} is in use by another start`);
  await release();
  await (await openDataFolder(folder)).release();
  const file = join(folder, 'site.json');
  await expect(openDataFolder(file)).rejects.toThrow(`${file} cannot be written`);
});

test('a full disk causes a warning', async () => {
  const folder = await temporaryFolder();
  expect(await lowSpace(folder, 1)).toBeUndefined();
  expect(await lowSpace(folder, Number.MAX_SAFE_INTEGER)).toMatch(/^Only \d+ MB are free for .*: make room/);
});
