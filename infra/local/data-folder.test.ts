import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openDataFolder } from './data-folder.ts';

test('a new folder is fresh until it is marked ready', async () => {
  const folder = join(await temporaryFolder(), 'deep/down');
  const first = await openDataFolder(folder);
  expect(first).toMatchObject({ fresh: true, halfDone: false });
  await first.markReady('demo');
  await first.release();
  const second = await openDataFolder(folder);
  expect(second.fresh).toBe(false);
  expect(JSON.parse(await readFile(second.paths.ready, 'utf8'))).toMatchObject({ seed: 'demo' });
  await second.release();
});

test('a folder whose first start broke off is emptied of items and objects, and keeps its keys', async () => {
  const folder = await temporaryFolder();
  for (const name of ['table', 'objects']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'half'), 'x');
  }
  await writeFile(join(folder, 'secrets.json'), '{}');
  const { fresh, halfDone, release } = await openDataFolder(folder);
  await release();
  expect({ fresh, halfDone }).toEqual({ fresh: true, halfDone: true });
  expect((await readdir(folder)).sort()).toEqual(['lock', 'secrets.json']);
});

test('a ready folder is left as it is', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'table'));
  await writeFile(join(folder, 'ready.json'), '{}');
  const { fresh, release } = await openDataFolder(folder);
  await release();
  expect(fresh).toBe(false);
  expect(await readdir(folder)).toContain('table');
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
