import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, picture } from '../../test/files.ts';
import { commitPicture, commitProductMedia } from './entity-media.ts';

type Call = [name: string, ...unknown[]];
const bucket = vi.hoisted(() => ({ calls: [] as Call[], uploads: new Map<string, Uint8Array>() }));
vi.mock('./bucket.ts', () => ({
  readStart: async (key: string) => {
    const bytes = bucket.uploads.get(key);
    return bytes && { bytes, size: bytes.length, etag: 'tag', name: '' };
  },
  store: async (key: string, _: Uint8Array, type: string, filename?: string) =>
    void bucket.calls.push(['store', key, type, filename]),
  copy: async (from: string, _: string, key: string) => Boolean(bucket.calls.push(['copy', from, key])),
  rename: async (...call: unknown[]) => void bucket.calls.push(['rename', ...call]),
  removeAll: async (keys: string[]) => void bucket.calls.push(['remove', ...keys]),
}));

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const image = `uploads/product-image/${UUID}.png`;
const slideImage = `uploads/slide-image/${UUID}.png`;
const sheet = `uploads/technical-sheet/${UUID}.pdf`;
const input = { name: 'Motore 21', technicalSpecs: { 'Codice Articolo': 'RP-1' } } as unknown as ProductInput;
const product = {
  ...input,
  images: ['/media/products/1/a.png'],
  pictures: [pictureAt('/media/products/1/a.png')],
  technicalSheetUrl: '/media/products/1/a.pdf',
} as unknown as Product;
const renamed = { ...input, name: 'Motore 28' } as ProductInput;
const removed = () => bucket.calls.filter(([name]) => name === 'remove').map(([, ...keys]) => keys);
let png: Uint8Array;

beforeAll(async () => {
  png = await picture('png');
});
beforeEach(() => {
  bucket.calls.length = 0;
  bucket.uploads.clear();
  bucket.uploads.set(image, png).set(slideImage, png).set(sheet, pdf());
});

describe('the files of a product', () => {
  it('come to its folder, the sheet under the name that it is saved as', async () => {
    const part = { filename: 'x.pdf', mimetype: 'application/pdf', content: pdf() };
    const { images, technicalSheetUrl } = await commitProductMedia('1', {
      ...input,
      images: [image],
      technicalSheet: part,
    });
    expect(images).toEqual([expect.stringMatching(/^\/media\/products\/1\/[0-9a-f-]{36}\.png$/)]);
    expect(technicalSheetUrl).toMatch(/^\/media\/products\/1\/[0-9a-f-]{36}\.pdf$/);
    expect(bucket.calls).toHaveLength(2);
    expect(bucket.calls).toContainEqual(['copy', image, images[0]?.slice(1)]);
    const [, , , filename] = bucket.calls.find(([name]) => name === 'store') ?? [];
    expect(filename).toMatch(/^RP-1.*motore-21.*\.pdf$/i);
  });

  it('are none where a new product has none', async () => {
    const { cleanUp, ...files } = await commitProductMedia('1', { ...input, images: [] });
    expect(files).toEqual({ images: [], pictures: [], technicalSheetUrl: null, technicalSheetEnUrl: null });
    await cleanUp(true);
    expect(removed()).toEqual([[]]);
    expect(await commitProductMedia('1', input)).toMatchObject({ images: [], technicalSheetUrl: null });
  });

  it('stay what they are where the form says nothing of them, and the sheet keeps its name with its product', async () => {
    const { cleanUp, ...files } = await commitProductMedia('1', input, product);
    expect(files).toEqual({
      images: product.images,
      pictures: product.pictures,
      technicalSheetUrl: product.technicalSheetUrl,
      technicalSheetEnUrl: null,
    });
    await cleanUp(true);
    expect(bucket.calls).toEqual([['remove']]);
  });

  it('are renamed with their product once it is written, and not before', async () => {
    const { cleanUp } = await commitProductMedia('1', renamed, product);
    await cleanUp(false);
    expect(bucket.calls).toEqual([['remove']]);
    await cleanUp(true);
    expect(bucket.calls.slice(1)).toContainEqual([
      'rename',
      'media/products/1/a.pdf',
      'application/pdf',
      expect.stringMatching(/^RP-1.*motore-28.*\.pdf$/i),
    ]);
  });

  it('are renamed by nothing where the sheet goes or another one comes', async () => {
    for (const technicalSheet of ['', sheet]) {
      const { cleanUp } = await commitProductMedia('1', { ...renamed, technicalSheet }, product);
      await cleanUp(true);
    }
    const { cleanUp } = await commitProductMedia('1', renamed, { ...product, technicalSheetUrl: null });
    await cleanUp(true);
    expect(bucket.calls.map(([name]) => name)).not.toContain('rename');
  });
});

describe('the picture of an entity that always has one', () => {
  const stored = pictureAt('/media/slides/1/a.png', 0.7);
  const commit = (image?: string, current?: typeof stored) =>
    commitPicture('media/slides/1', 'slide-image', { image }, current);
  const missing = { code: 'invalid_input', issues: [{ path: 'image', code: 'picture_required' }] };

  it('comes to its folder', async () => {
    const { picture } = await commit(slideImage);
    expect(picture.url).toMatch(/^\/media\/slides\/1\/[0-9a-f-]{36}\.png$/);
    expect(bucket.calls).toEqual([['copy', slideImage, picture.url.slice(1)]]);
  });

  it('is never none', async () => {
    await expect(commit()).rejects.toMatchObject(missing);
    await expect(commit('')).rejects.toMatchObject(missing);
    await expect(commit('', stored)).rejects.toMatchObject(missing);
  });

  it('stays what it is where the form says nothing of it, or names it', async () => {
    expect(await commit(undefined, stored)).toMatchObject({ picture: stored });
    expect(await commit(stored.url, stored)).toMatchObject({ picture: stored });
    await expect(commit(stored.url)).rejects.toMatchObject({ issues: [{ path: 'image' }] });
    expect(bucket.calls).toEqual([]);
  });
});
