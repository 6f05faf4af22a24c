import { importLimits } from '@rombo/shared/contract/import';
import { MAX_FILE_BYTES, MAX_ZIP_BYTES } from '@rombo/shared/contract/upload';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { objects, readHead } from '../../test/bucket.ts';
import { openZips, packPart } from './zip.ts';

vi.mock('./bucket.ts', () => import('../../test/bucket.ts'));
// A fifth of the real limits: packing hundreds of megabytes takes half a minute.
vi.mock('@rombo/shared/contract/upload', async (original) => {
  const { MAX_FILE_BYTES, MAX_ZIP_BYTES, ...others } = await original<typeof import('@rombo/shared/contract/upload')>();
  return { ...others, MAX_FILE_BYTES: MAX_FILE_BYTES / 5, MAX_ZIP_BYTES: MAX_ZIP_BYTES / 5 };
});

const key = 'uploads/import-files/3f2504e0-4f89-41d3-9a0c-0305e82c3301.zip';
const bytesOf = (content: string) => new TextEncoder().encode(content);
const text = bytesOf('uno');
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
    await expect(openZips([other])).rejects.toMatchObject(refusal('unknown_file'));
  }
  await expect(openZips([key])).rejects.toMatchObject(refusal('upload_expired'));
});

it('refuses paths that leave their folder, and leaves out what systems add', async () => {
  put({ '../a.png': text });
  await expect(openZips([key])).rejects.toMatchObject(refusal('not_a_zip'));
  put({ 'foto/Uno.png': text, '__MACOSX/Uno.png': text, 'foto/.DS_Store': text });
  expect((await openZips([key])).names).toEqual(new Map([['uno.png', ['foto/Uno.png']]]));
});

it('joins zips: their tables in the order of numbers, and a later file in the place of an earlier one at its path', async () => {
  const other = key.replace('3301', '3302');
  put({ 'x-10.csv': bytesOf('Nome\r\nc\r\n'), 'foto/A.png': text, 'b.png': text });
  put({ 'x-2.csv': bytesOf('Nome\r\na\r\nb'), 'a.png': text, 'b.png': bytesOf('due') }, other);
  const zip = await openZips([key, other]);
  expect(zip.names.get('a.png')).toEqual(['foto/A.png', 'a.png']);
  expect([await zip.read('a.png'), await zip.read('b.png')]).toEqual([text, bytesOf('due')]);
  expect(String(Buffer.from((await zip.readTable())?.content ?? []))).toBe('Nome\r\na\r\nb\r\nc\r\n');
});

/** Changes both headers of each file of a zip. `at` is where they have their flags. */
function putChanged(files: Zippable, change: (bytes: Buffer, at: number) => void) {
  const bytes = Buffer.from(zipSync(files));
  for (const [signature, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = bytes.indexOf(signature, 0, 'latin1'); at >= 0; at = bytes.indexOf(signature, at + 1, 'latin1'))
      change(bytes, at + flags);
  objects.set(key, { bytes: new Uint8Array(bytes) });
}
const withoutFlag = (bytes: Buffer, at: number) => bytes.writeUInt16LE(bytes.readUInt16LE(at) & ~0x800, at);
const renamed = (from: string, to: string) => (bytes: Buffer) => {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from)) bytes.write(to, at, 'latin1');
};

it.each([
  ['of macOS, decomposed and without a flag', ['Caff\u0065\u0300.PNG'], withoutFlag, ['caffè.png']],
  ['of DOS', ['caff_.png'], renamed('caff_', 'caff\x8a'), ['caffè.png']],
  ['with a backslash', ['foto\\uno.png'], withoutFlag, ['uno.png']],
])('reads names %s', async (_, paths, change, names) => {
  putChanged(Object.fromEntries(paths.map((path) => [path, text])), change);
  const zip = await openZips([key]);
  expect([...zip.names.keys()]).toEqual(names);
  expect(await zip.read(zip.names.get(names[0] ?? '')?.[0] ?? '')).toEqual(text);
});

it('refuses climbing paths in every encoding', async () => {
  putChanged({ '../caffè.png': text }, withoutFlag);
  await expect(openZips([key])).rejects.toMatchObject(refusal('not_a_zip'));
});

it('keeps names apart that differ in case, and the last of two files at one path', async () => {
  put({ 'Uno.png': text, 'uno.png': bytesOf('due') });
  const zip = await openZips([key]);
  expect(zip.names.get('uno.png')).toEqual(['Uno.png', 'uno.png']);
  expect(await zip.read('Uno.png')).toEqual(text);
  putChanged({ 'a.png': text, 'b.png': bytesOf('due') }, renamed('b.png', 'a.png'));
  const twice = await openZips([key]);
  expect([twice.names.get('a.png'), await twice.read('a.png')]).toEqual([['a.png'], bytesOf('due')]);
});

it('refuses too many entries, also those that systems add', async () => {
  put(Object.fromEntries(Array.from({ length: 3 * importLimits.files + 1 }, (_, at) => [`.${at}`, new Uint8Array()])));
  await expect(openZips([key])).rejects.toMatchObject(refusal('too_many_entries'));
});

it('refuses a header beyond the end, whatever the memory held before', async () => {
  const bytes = Buffer.from(zipSync({ a: text }));
  const header = Buffer.from(bytes.subarray(bytes.indexOf('PK\x01\x02'), bytes.length - 22));
  bytes.writeUInt32LE(bytes.length, bytes.length - 6);
  objects.set(key, { bytes: new Uint8Array(bytes) });
  const memory = vi.spyOn(Buffer, 'allocUnsafe').mockImplementation((size) => {
    const old = Buffer.alloc(size);
    header.copy(old);
    return old;
  });
  await expect(openZips([key])).rejects.toMatchObject(refusal('not_a_zip'));
  memory.mockRestore();
});

it('reads a zip64', async () => {
  const plain = Buffer.from(zipSync({ 'a.png': text }));
  const end = plain.length - 22;
  const [record, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
  record.write('PK\x06\x06');
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(1n, at);
  record.writeBigUInt64LE(BigInt(plain.readUInt32LE(end + 12)), 40);
  record.writeBigUInt64LE(BigInt(plain.readUInt32LE(end + 16)), 48);
  locator.write('PK\x06\x07');
  locator.writeBigUInt64LE(BigInt(end), 8);
  locator.writeUInt32LE(1, 16);
  const last = Buffer.from(plain.subarray(end));
  last.fill(0xff, 8, 20);
  objects.set(key, { bytes: new Uint8Array(Buffer.concat([plain.subarray(0, end), record, locator, last])) });
  expect(await (await openZips([key])).read('a.png')).toEqual(text);
});

it('unpacks no more than an upload may have', async () => {
  put({ 'a.png': new Uint8Array(MAX_FILE_BYTES + 1), 'b.png': new Uint8Array(MAX_FILE_BYTES) });
  const zip = await openZips([key]);
  await expect(zip.read('a.png')).rejects.toMatchObject(refusal('file_too_large'));
  expect(await zip.read('b.png')).toHaveLength(MAX_FILE_BYTES);
});

it('finds the only table', async () => {
  const tableIn = async (files: Zippable) => {
    put(files);
    const table = await (await openZips([key])).readTable();
    return table && new Uint8Array(table.content);
  };
  expect(await tableIn({ 'a.png': text, 'x/Tabella.CSV': text })).toEqual(text);
  expect(await tableIn({ 'a.csv': text, 'b.csv': bytesOf('due') })).toBeUndefined();
  expect(await tableIn({ 'a.png': text })).toBeUndefined();
});

describe('packPart', () => {
  const head = 'Nome;Immagini\n';
  const large = new Uint8Array(MAX_FILE_BYTES);
  /** Stores files of rows and returns the rows. */
  const rowsOf = (counts: readonly number[], bytes = large) =>
    counts.map((count, row) => {
      const addresses = Array.from({ length: count }, (_, at) => `/media/products/${row}-${at}.png`);
      for (const address of addresses) objects.set(address.slice(1), { bytes });
      return { line: `${row};${addresses.join('|')}\n`, addresses };
    });
  /** Packs all parts. Returns their tables and file names. */
  async function partsOf(rows: ReturnType<typeof rowsOf>) {
    const parts: { table: string; files: string[] }[] = [];
    for (let from: number | null = 0; from !== null; ) {
      const { zip, next } = await packPart('a.csv', head, rows, from);
      expect(zip.length).toBeLessThan(0.9 * MAX_ZIP_BYTES + 1);
      const names: string[] = [];
      const { 'a.csv': table } = unzipSync(zip, { filter: ({ name }) => names.push(name) === 1 });
      parts.push({ table: new TextDecoder().decode(table), files: names.slice(1) });
      from = next;
    }
    return parts;
  }
  const filesIn = (rows: ReturnType<typeof rowsOf>) =>
    rows.flatMap(({ addresses }) => addresses.map((address) => address.split('/').at(-1)));

  it('leaves out missing files', async () => {
    const rows = rowsOf([2], text);
    objects.delete('media/products/0-0.png');
    expect(await partsOf(rows)).toEqual([{ table: head + rows[0]?.line, files: ['0-1.png'] }]);
  });

  it.each([
    ['a row with its files', [3, 3, 3, 3, 3], [2, 2, 1]],
    ['rows without files', [8, 0, 0, 8, 0], [3, 2]],
    ['the row of more files than fit at the first of them', [1, 20, 1], [1, 1, 0, 1]],
  ])('keeps %s together', async (_, counts, expected) => {
    const rows = rowsOf(counts);
    const parts = await partsOf(rows);
    expect(parts.map(({ table }) => table.split('\n').length - 2)).toEqual(expected);
    expect(parts.map(({ table }) => table.slice(head.length)).join('')).toBe(rows.map(({ line }) => line).join(''));
    expect(parts.every(({ table }) => table.startsWith(head))).toBe(true);
    expect(parts.flatMap(({ files }) => files)).toEqual(filesIn(rows));
  });

  it('takes no more files, rows and bytes of the table than an import does', async () => {
    const many = await partsOf(rowsOf(Array(400).fill(20), text));
    expect(many.map(({ files }) => files.length)).toEqual([4900, 3100]);
    const rows = rowsOf(Array(importLimits.rows + 1).fill(0));
    expect((await partsOf(rows)).map(({ table }) => table.split('\n').length - 2)).toEqual([importLimits.rows, 1]);
    const long = 'è'.repeat(1_200_000);
    expect(await partsOf(rows.slice(0, 3).map((row) => ({ ...row, line: `${long}\n` })))).toHaveLength(3);
  });
});

it('reads of a large zip only what the wanted files need, each part once', async () => {
  const parts = Array.from({ length: 18 }, (_, at) => [`${at}.png`, new Uint8Array(1_000_000).fill(at)] as const);
  objects.set(key, { bytes: zipSync(Object.fromEntries(parts), { level: 0 }) });
  readHead.mockClear();
  const zip = await openZips([key]);
  expect(await zip.read('7.png')).toEqual(parts[7]?.[1]);
  expect(await Promise.all([zip.read('7.png'), zip.read('8.png')])).toEqual([parts[7]?.[1], parts[8]?.[1]]);
  const read = readHead.mock.calls.reduce((sum, [, count]) => sum + count, 0);
  expect(read).toBeLessThan(8_000_000);
});

it('keeps a failure of the store apart from a damaged zip', async () => {
  put({ a: text });
  const failure = Object.assign(new Error('slow'), { name: 'TimeoutError' });
  readHead.mockRejectedValueOnce(failure);
  await expect(openZips([key])).rejects.toBe(failure);
});
