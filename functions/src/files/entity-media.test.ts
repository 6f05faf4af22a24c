import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, picture } from '../../test/forms.ts';
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
    const files = { images: [image], technicalSheet: part };
    const { images, technicalSheetUrl } = await commitProductMedia('1', { ...input, ...files });
    expect(images).toEqual([expect.stringMatching(/^\/media\/products\/1\/[0-9a-f-]{36}\.png$/)]);
    expect(bucket.calls).toHaveLength(2);
    expect(bucket.calls).toContainEqual(['copy', image, images[0]?.slice(1)]);
    const name = expect.stringMatching(/^RP-1.*motore-21.*\.pdf$/i);
    expect(bucket.calls).toContainEqual(['store', technicalSheetUrl?.slice(1), 'application/pdf', name]);
  });

  it.each([
    ['are none where a new product has none', undefined, { images: [], pictures: [], technicalSheetUrl: null }],
    ['stay where the form leaves them out', product, product],
  ])('%s', async (_, current, { images, pictures, technicalSheetUrl }) => {
    const { cleanUp, ...files } = await commitProductMedia('1', input, current as Product);
    expect(files).toEqual({ images, pictures, technicalSheetUrl, technicalSheetEnUrl: null });
    await cleanUp(true);
    expect(bucket.calls).toEqual([['remove']]);
  });

  it('are renamed with their product once it is written, and not before', async () => {
    const { cleanUp } = await commitProductMedia('1', renamed, product);
    await cleanUp(false);
    expect(bucket.calls).toEqual([['remove']]);
    await cleanUp(true);
    const name = expect.stringMatching(/^RP-1.*motore-28.*\.pdf$/i);
    expect(bucket.calls).toContainEqual(['rename', 'media/products/1/a.pdf', 'application/pdf', name]);
  });

  it.each([
    ['the sheet goes', { ...renamed, technicalSheet: '' }, product],
    ['another one comes', { ...renamed, technicalSheet: sheet }, product],
    ['there is none', renamed, { ...product, technicalSheetUrl: null }],
  ])('are not renamed where %s', async (_, form, current) => {
    const { cleanUp } = await commitProductMedia('1', form, current);
    await cleanUp(true);
    expect(bucket.calls.map(([name]) => name)).not.toContain('rename');
  });
});

describe('the picture of an entity that always has one', () => {
  const stored = pictureAt('/media/slides/1/a.png', 0.7);
  const commit = (image?: string, current?: typeof stored) =>
    commitPicture('media/slides/1', 'slide-image', { image }, current);

  it('comes to its folder', async () => {
    const { picture } = await commit(slideImage);
    expect(picture.url).toMatch(/^\/media\/slides\/1\/[0-9a-f-]{36}\.png$/);
    expect(bucket.calls).toEqual([['copy', slideImage, picture.url.slice(1)]]);
  });

  it('is never none, and none of another entity', async () => {
    const refused = (code: string) => ({ code: 'invalid_input', issues: [{ path: 'image', code }] });
    for (const committed of [() => commit(), () => commit(''), () => commit('', stored)])
      await expect(committed()).rejects.toMatchObject(refused('picture_required'));
    await expect(commit(stored.url)).rejects.toMatchObject(refused('unknown_file'));
  });

  it('stays what it is where the form leaves it out, or names it', async () => {
    for (const image of [undefined, stored.url]) expect(await commit(image, stored)).toMatchObject({ picture: stored });
    expect(bucket.calls).toEqual([]);
  });
});
