import { MAX_FILE_BYTES, MAX_ZIP_BYTES } from '@rombo/shared/contract/upload';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { objects, readHead } from '../../test/bucket.ts';
import { openZip, packFiles } from './zip.ts';

vi.mock('./bucket.ts', () => import('../../test/bucket.ts'));

const key = 'uploads/import-files/3f2504e0-4f89-41d3-9a0c-0305e82c3301.zip';
const text = new TextEncoder().encode('uno');
const put = (files: Zippable, at = key) => objects.set(at, { bytes: zipSync(files) });
const refusal = (code: string) => ({ code: 'invalid_input', issues: [{ path: 'files', code }] });

beforeEach(() => objects.clear());

it('reads only uploads for imports', async () => {
  for (const other of [
    key.replace('import-files', 'technical-sheet'),
    `media/../${key}`,
    'uploads/import-plan/x.json',
  ]) {
    put({ a: text }, other);
    await expect(openZip(other)).rejects.toMatchObject(refusal('unknown_file'));
  }
  await expect(openZip(key)).rejects.toMatchObject(refusal('upload_expired'));
});

it('refuses paths that leave their folder, and leaves out what systems add', async () => {
  put({ '../a.png': text });
  await expect(openZip(key)).rejects.toMatchObject(refusal('not_a_zip'));
  put({ 'foto/Uno.png': text, '__MACOSX/Uno.png': text, 'foto/.DS_Store': text });
  expect((await openZip(key)).names).toEqual(new Map([['uno.png', ['foto/Uno.png']]]));
});

it('unpacks no more than an upload may have', async () => {
  put({ 'a.png': new Uint8Array(MAX_FILE_BYTES + 1), 'b.png': new Uint8Array(MAX_FILE_BYTES) });
  const zip = await openZip(key);
  await expect(zip.read('a.png')).rejects.toMatchObject(refusal('file_too_large'));
  expect(await zip.read('b.png')).toHaveLength(MAX_FILE_BYTES);
});

it('finds the only table', async () => {
  const tableIn = async (files: Zippable) => {
    put(files);
    return (await openZip(key)).readTable();
  };
  expect(await tableIn({ 'a.png': text, 'x/Tabella.CSV': text })).toEqual({ content: text });
  expect(await tableIn({ 'a.csv': text, 'b.csv': text })).toBeUndefined();
});

it('packs a table and the files that exist, at most as many as an import takes', async () => {
  const large = new Uint8Array(MAX_FILE_BYTES);
  const names = Array.from({ length: MAX_ZIP_BYTES / MAX_FILE_BYTES }, (_, at) => `media/products/1/${at}.png`);
  for (const name of names) objects.set(name, { bytes: large });
  const packed = await packFiles(['/media/products/1/0.png', '/media/gone.png'], 'a.csv', 'uno');
  expect(unzipSync(packed)).toEqual({ 'a.csv': text, '0.png': large });
  const all = names.map((name) => `/${name}`);
  await expect(packFiles(all, 'a.csv', 'uno')).rejects.toMatchObject({ issues: [{ code: 'file_too_large' }] });
});

it('reads of a large zip only what the wanted files need, each part once', async () => {
  const parts = Array.from({ length: 18 }, (_, at) => [`${at}.png`, new Uint8Array(1_000_000).fill(at)] as const);
  objects.set(key, { bytes: zipSync(Object.fromEntries(parts), { level: 0 }) });
  readHead.mockClear();
  const zip = await openZip(key);
  expect(await zip.read('7.png')).toEqual(parts[7]?.[1]);
  expect(await Promise.all([zip.read('7.png'), zip.read('8.png')])).toEqual([parts[7]?.[1], parts[8]?.[1]]);
  const read = readHead.mock.calls.reduce((sum, [, count]) => sum + count, 0);
  expect(read).toBeLessThan(8_000_000);
});

it('keeps a failure of the store apart from a damaged zip', async () => {
  put({ a: text });
  const failure = Object.assign(new Error('slow'), { name: 'TimeoutError' });
  readHead.mockRejectedValueOnce(failure);
  await expect(openZip(key)).rejects.toBe(failure);
});
