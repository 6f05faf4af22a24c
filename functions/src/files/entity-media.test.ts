import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdf, picture } from '../../test/forms.ts';
import { commitProductMedia } from './entity-media.ts';

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
  bucket.uploads.set(image, png).set(sheet, pdf());
});

describe('the files of a product', () => {
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
