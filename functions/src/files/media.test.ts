import type { Issue } from '@rombo/shared/contract/errors';
import { type FilePart, MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, picture } from '../../test/files.ts';
import { logger } from '../logger.ts';
import { commitMedia } from './media.ts';
import { renameSheet } from './removal.ts';

const objects = new Map<string, Uint8Array>();
const bucket = vi.hoisted(() => ({
  fails: false,
  raced: false,
  reads: [] as number[],
  name: '',
  renamed: [] as string[][],
}));
vi.mock('./bucket.ts', () => ({
  readStart: async (key: string, count: number) => {
    const bytes = objects.get(key);
    bucket.reads.push(count);
    return bytes && { bytes: bytes.slice(0, count), size: bytes.length, etag: 'tag', name: bucket.name };
  },
  store: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes),
  copy: async (from: string, _etag: string, key: string) =>
    !bucket.raced && Boolean(objects.set(key, objects.get(from) ?? new Uint8Array())),
  rename: async (...call: string[]) => {
    if (bucket.fails) throw new Error('no store');
    bucket.renamed.push(call);
  },
  removeAll: async (keys: string[]) => {
    if (bucket.fails) throw new Error('no store');
    for (const key of keys) objects.delete(key);
  },
}));

const folder = 'media/products/1';
const uploadKey = 'uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png';
const current = [`/${folder}/old-1.png`, `/${folder}/old-2.png`];
let png: Uint8Array;
let file: FilePart;

const commit = (parts: (FilePart | string)[] | undefined) =>
  commitMedia(folder, { images: { purpose: 'product-image', parts, current } });

describe('commitMedia', () => {
  beforeAll(async () => {
    png = await picture('png');
    file = { filename: 'a.png', mimetype: 'image/png', content: png };
  });
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => {
    objects.clear();
    for (const address of current) objects.set(address.slice(1), png);
    objects.set(uploadKey, png);
    Object.assign(bucket, { fails: false, raced: false, reads: [], name: '', renamed: [] });
    vi.spyOn(logger, 'info').mockImplementation(() => {});
  });

  it('brings new files to a name of their own and keeps the order of the form', async () => {
    const { addresses } = await commit([file, current[1] ?? '', uploadKey]);
    const [first = '', second, third = ''] = addresses.images;
    expect(second).toBe(current[1]);
    for (const address of [first, third]) expect(objects.get(address.slice(1))).toEqual(png);
  });

  it('takes no metadata from the name of a file, and measures each', async () => {
    const lying = { ...file, filename: 'a-3a2f21.png' };
    const { addresses, facts } = await commit([uploadKey, lying]);
    const names = addresses.images.map((address) => address.replace(/[0-9a-f-]{36}/, 'ID'));
    expect(names).toEqual(Array(2).fill(`/${folder}/ID.png`));
    const measured = addresses.images.map((address) => facts.get(address));
    expect(measured).toEqual(Array(2).fill(expect.objectContaining({ width: 32, height: 24, color: 'b01020' })));
  });

  it('leaves what is current alone without parts, and drops it for a blank one', async () => {
    expect((await commit(undefined)).addresses.images).toEqual(current);
    expect((await commit([''])).addresses.images).toEqual([]);
  });

  it('deletes uploads when the entity is written, and nothing that it named before', async () => {
    const { addresses, cleanUp } = await commit([uploadKey]);
    await cleanUp(true);
    expect([...objects.keys()].sort()).toEqual([...current, ...addresses.images].map((name) => name.slice(1)).sort());
  });

  it('deletes what it brought when the entity is not written, and nothing else', async () => {
    const before = [...objects.keys()];
    const { cleanUp } = await commit([file, uploadKey]);
    await cleanUp(false);
    expect([...objects.keys()]).toEqual(before);
  });

  it('succeeds all the same when the store does not delete', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    const { cleanUp } = await commit([uploadKey]);
    bucket.fails = true;
    await cleanUp(true);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('refuses an upload that another request took between the check and the move', async () => {
    bucket.raced = true;
    await expect(commit([uploadKey])).rejects.toMatchObject({ code: 'invalid_input', issues: [{ path: 'images' }] });
  });

  it('moves nothing when anything is wrong, and names all of it', async () => {
    const before = [...objects.keys()];
    const bad = { ...file, content: new Uint8Array(5) };
    const wrong = commit([file, bad, 'uploads/slide-image/x.png', current[0] ?? '', current[0] ?? '']);
    const { code, issues } = await wrong.catch((error) => error);
    expect([code, issues.map(({ path }: Issue) => path).sort()]).toEqual([
      'invalid_input',
      ['images.1', 'images.2', 'images.4'],
    ]);
    expect([...objects.keys()]).toEqual(before);
  });

  it('reads a picture whole, and of a sheet what says that it is one', async () => {
    await commit([uploadKey]);
    const sheet = uploadKey.replace('product-image', 'technical-sheet').replace('.png', '.pdf');
    objects.set(sheet, pdf());
    await commitMedia(folder, { technicalSheet: { purpose: 'technical-sheet', parts: [sheet], current: [] } });
    expect(bucket.reads).toEqual([MAX_FILE_BYTES, 262_144]);
  });

  it('stores a clean copy of a picture that says where it was taken, however it came', async () => {
    const jpeg = await sharp(png)
      .withExif({ IFD0: { Artist: 'Rossi' } })
      .jpeg()
      .toBuffer();
    objects.set(uploadKey, jpeg);
    const { addresses, cleanUp } = await commit([uploadKey, { ...file, content: jpeg }]);
    expect(addresses.images).toHaveLength(2);
    for (const address of addresses.images) {
      expect((await sharp(objects.get(address.slice(1))).metadata()).exif).toBeUndefined();
    }
    await cleanUp(true);
    expect(objects.has(uploadKey)).toBe(false);
  });

  it('names the file and its place when a picture is cut off, whether it came in the form or before', async () => {
    objects.set(uploadKey, png.slice(0, -30));
    bucket.name = 'IMG_4711.png';
    const cut = { ...file, filename: 'davanti\n.png', content: png.slice(0, -30) };
    const { issues } = await commit([current[0] ?? '', uploadKey, cut]).catch((error) => error);
    expect(issues.sort((a: Issue, b: Issue) => a.path.localeCompare(b.path))).toMatchObject([
      { path: 'images.1', code: 'damaged', parameters: { file: 'IMG_4711.png' } },
      { path: 'images.2', code: 'damaged', parameters: { file: 'davanti.png' } },
    ]);
  });

  it('renames a sheet that is stored, and leaves its name as it is where that fails', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    await renameSheet(`/${folder}/a.pdf`, 'RP-1-motore.pdf');
    expect(bucket.renamed).toEqual([[`${folder}/a.pdf`, 'application/pdf', 'RP-1-motore.pdf']]);
    bucket.fails = true;
    await renameSheet(`/${folder}/a.pdf`, 'RP-2-motore.pdf');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
