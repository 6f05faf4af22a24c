import type { Product } from '@rombo/shared/product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from './sweep-media.ts';

const product = (id: string, files: string[]) => `media/products/${id}/${files[0]}`;
const named = [
  product('a', ['cover.jpg']),
  product('a', ['back-3a2f21.jpg']),
  'media/products/a/back-3a2f21.jpg/640.avif',
  'media/products/a/cover.jpg/640.avif',
  product('a', ['dropped.jpg']),
  'media/products/a/dropped.jpg/320.webp',
  'media/products/a/sheet.pdf',
  'media/products/a/exploded.jpg',
  'media/slides/s/slide.png',
  'media/slides/gone/slide.png',
];
const stored = [...named];
const unmeasured = { width: null, height: null, color: null };
const products = vi.hoisted(() => ({ list: [] as Pick<Product, 'images' | 'technicalSheetUrl' | 'explodedView'>[] }));
const slides = vi.hoisted(() => ({ list: [] as { imageUrl: string }[] }));
const removeAll = vi.hoisted(() => vi.fn(async (_: string[]) => {}));
const asked = vi.hoisted(() => ({ prefix: '', before: new Date(0) }));

vi.mock('../data/products.ts', () => ({ getProduct: async () => undefined, listProducts: async () => products.list }));
vi.mock('../data/related.ts', () => ({ repairRelated: async () => 0 }));
vi.mock('../data/slides.ts', () => ({ listSlides: async () => slides.list }));
vi.mock('../files/bucket.ts', () => ({
  removeAll,
  async *listOlder(prefix: string, before: Date) {
    Object.assign(asked, { prefix, before });
    yield* stored;
  },
}));

const gone = (count: number) => Array.from({ length: count }, (_, index) => `media/products/gone/${index}.jpg`);

describe('sweep-media', () => {
  beforeEach(() => {
    stored.splice(0, stored.length, ...named);
    removeAll.mockClear();
    slides.list = [{ imageUrl: '/media/slides/s/slide.png' }];
    products.list = [
      {
        images: ['/media/products/a/cover.jpg', '/media/products/a/back-3a2f21.jpg'],
        technicalSheetUrl: '/media/products/a/sheet.pdf',
        explodedView: { image: '/media/products/a/exploded.jpg', ...unmeasured, points: [] },
      },
      { images: [], technicalSheetUrl: null },
    ];
  });

  it('deletes what nothing names, with what was made of it, and nothing else', async () => {
    await handler();
    expect(removeAll.mock.calls.flatMap(([keys]) => keys)).toEqual([
      'media/products/a/dropped.jpg',
      'media/products/a/dropped.jpg/320.webp',
      'media/slides/gone/slide.png',
    ]);
  });

  it('leaves alone what is not yet a day old, since its item may still be on its way', async () => {
    await handler();
    expect(asked.prefix).toBe('media/');
    expect(Date.now() - asked.before.getTime()).toBeGreaterThanOrEqual(24 * 60 * 60 * 1000);
  });

  it('deletes many in several requests', async () => {
    stored.push(...Array.from({ length: 250 }, (_, index) => `media/products/a/dropped.jpg/${index}.webp`));
    await handler();
    expect(removeAll.mock.calls.map(([keys]) => keys.length)).toEqual([100, 100, 53]);
  });

  it.each([
    ['empty', 0],
    ['half restored', 50],
  ])('deletes nothing and fails when the table is %s', async (_, restored) => {
    stored.splice(0, stored.length, ...gone(100));
    products.list = [{ images: gone(restored).map((key) => `/${key}`), technicalSheetUrl: null }];
    await expect(handler()).rejects.toThrow(`No item names ${100 - restored} of 100 files`);
    expect(removeAll).not.toHaveBeenCalled();
  });

  it('deletes nothing of a small site either when the table is empty', async () => {
    products.list = [];
    slides.list = [];
    await expect(handler()).rejects.toThrow('No item names 7 of 7 files');
  });

  it('deletes any number when an operator says so', async () => {
    products.list = [];
    await handler({ force: true });
    expect(removeAll.mock.calls.flatMap(([keys]) => keys)).toHaveLength(9);
  });

  it('deletes up to a fifth of the files', async () => {
    stored.splice(0, stored.length, ...gone(100));
    products.list = [{ images: gone(80).map((key) => `/${key}`), technicalSheetUrl: null }];
    await handler();
    expect(removeAll.mock.calls.flatMap(([keys]) => keys)).toHaveLength(20);
  });
});
