import type { Issue } from '@rombo/shared/errors';
import type { FilePart } from '@rombo/shared/upload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { picture } from '../../test/files.ts';
import { logger } from '../logger.ts';
import { commitMedia, removeMedia } from './media.ts';

const objects = new Map<string, Uint8Array>();
const bucket = vi.hoisted(() => ({ fails: false, raced: false, reads: [] as number[] }));
vi.mock('./bucket.ts', () => ({
  readStart: async (key: string, count: number) => {
    const bytes = objects.get(key);
    bucket.reads.push(count);
    return bytes && { bytes: bytes.slice(0, count), size: bytes.length, etag: 'tag' };
  },
  store: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes),
  copy: async (from: string, _etag: string, key: string) =>
    !bucket.raced && Boolean(objects.set(key, objects.get(from) ?? new Uint8Array())),
  removeAll: async (keys: string[]) => {
    if (bucket.fails) throw new Error('no store');
    for (const key of keys) objects.delete(key);
  },
}));

const folder = 'media/products/1';
const uploadKey = 'uploads/product-image/3f2504e0-4f89-41d3-9a0c-0305e82c3301.png';
const present = [`/${folder}/old-1.png`, `/${folder}/old-2.png`];
let png: Uint8Array;
let file: FilePart;

const commit = (parts: (FilePart | string)[] | undefined) =>
  commitMedia(folder, { images: { purpose: 'product-image', parts, present } });

describe('commitMedia', () => {
  beforeAll(async () => {
    png = await picture('png');
    file = { filename: 'a.png', mimetype: 'image/png', content: png };
  });
  beforeEach(() => {
    objects.clear();
    for (const address of present) objects.set(address.slice(1), png);
    objects.set(uploadKey, png);
    Object.assign(bucket, { fails: false, raced: false, reads: [] });
  });

  it('brings new files to a name of their own and keeps the order of the form', async () => {
    const { addresses } = await commit([file, present[1] ?? '', uploadKey]);
    const [first = '', second, third = ''] = addresses.images;
    expect(second).toBe(present[1]);
    for (const address of [first, third]) expect(objects.get(address.slice(1))).toEqual(png);
  });

  it('keeps the colour that an upload has in its name, and gives none to other files', async () => {
    const colored = uploadKey.replace('.png', '-3a2f21.png');
    objects.set(colored, png);
    const lying = { ...file, filename: 'a-3a2f21.png' };
    const { addresses, settle } = await commit([colored, uploadKey, lying]);
    expect(addresses.images.map((address) => address.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
      `/${folder}/ID-3a2f21.png`,
      `/${folder}/ID.png`,
      `/${folder}/ID.png`,
    ]);
    await settle(true);
    expect(objects.has(colored)).toBe(false);
  });

  it('leaves what is present alone without parts, and drops it for a blank one', async () => {
    expect((await commit(undefined)).addresses.images).toEqual(present);
    expect((await commit([''])).addresses.images).toEqual([]);
  });

  it('deletes uploads and what was dropped only when the entity is written', async () => {
    const { addresses, settle } = await commit([uploadKey, present[1] ?? '']);
    expect(objects.size).toBe(4);
    await settle(true);
    expect([...objects.keys()].sort()).toEqual(addresses.images.map((address) => address.slice(1)).sort());
  });

  it('deletes with a dropped picture what was made of it', async () => {
    const variants = present.map((address) => `${address.slice(1)}/640.avif`);
    for (const key of variants) objects.set(key, png);
    const { settle } = await commit([present[1] ?? '']);
    await settle(true);
    expect(variants.map((key) => objects.has(key))).toEqual([false, true]);
    await removeMedia([present[1] ?? '']);
    expect([...objects.keys()]).toEqual([uploadKey]);
  });

  it('deletes what it brought when the entity is not written, and nothing else', async () => {
    const before = [...objects.keys()];
    const { settle } = await commit([file, uploadKey]);
    await settle(false);
    expect([...objects.keys()]).toEqual(before);
  });

  it('succeeds all the same when the store does not delete', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    const { settle } = await commit([uploadKey]);
    bucket.fails = true;
    await settle(true);
    await removeMedia(present);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('refuses an upload that another request took between the check and the move', async () => {
    bucket.raced = true;
    await expect(commit([uploadKey])).rejects.toMatchObject({ code: 'invalid_input', issues: [{ path: 'images' }] });
  });

  it('moves nothing when anything is wrong, and names all of it', async () => {
    const before = [...objects.keys()];
    const bad = { ...file, content: new Uint8Array(5) };
    const wrong = commit([file, bad, 'uploads/slide-image/x.png', present[0] ?? '', present[0] ?? '']);
    const { code, issues } = await wrong.catch((error) => error);
    expect([code, issues.map(({ path }: Issue) => path).sort()]).toEqual([
      'invalid_input',
      ['images.1', 'images.2', 'images.4'],
    ]);
    expect([...objects.keys()]).toEqual(before);
  });

  it('reads a picture whole when its size stands behind much metadata', async () => {
    const metadata = Buffer.alloc(65_533, 1);
    const segments = Array(5).fill(Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), metadata]));
    const jpeg = Buffer.from(await picture('jpeg'));
    objects.set(uploadKey, new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])));
    const { addresses } = await commit([uploadKey]);
    expect(addresses.images[0]).toMatch(/\.jpg$/);
    expect(bucket.reads).toEqual([262_144, objects.get(uploadKey)?.length]);
  });
});
