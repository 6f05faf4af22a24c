import { describe, expect, it, vi } from 'vitest';
import { handler } from './sweep-media.ts';

const product = (id: string, files: string[]) => `media/products/${id}/${files[0]}`;
const stored = [
  product('a', ['cover.jpg']),
  product('a', ['back-3a2f21.jpg']),
  'media/products/a/back-3a2f21.jpg/640.avif',
  'media/products/a/cover.jpg/640.avif',
  product('a', ['dropped.jpg']),
  'media/products/a/dropped.jpg/320.webp',
  'media/products/a/sheet.pdf',
  'media/slides/s/slide.png',
  'media/slides/gone/slide.png',
];
const removeAll = vi.hoisted(() => vi.fn(async (_: string[]) => {}));
const asked = vi.hoisted(() => ({ prefix: '', before: new Date(0) }));

vi.mock('../data/products.ts', () => ({
  getProduct: async () => undefined,
  listProducts: async () => [
    {
      images: ['/media/products/a/cover.jpg', '/media/products/a/back-3a2f21.jpg'],
      technicalSheetUrl: '/media/products/a/sheet.pdf',
    },
    { images: [], technicalSheetUrl: null },
  ],
}));
vi.mock('../data/related.ts', () => ({ repairRelated: async () => 0 }));
vi.mock('../data/slides.ts', () => ({ listSlides: async () => [{ imageUrl: '/media/slides/s/slide.png' }] }));
vi.mock('../files/bucket.ts', () => ({
  removeAll,
  async *listOlder(prefix: string, before: Date) {
    Object.assign(asked, { prefix, before });
    yield* stored;
  },
}));

describe('sweep-media', () => {
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
    const many = Array.from({ length: 250 }, (_, index) => `media/products/gone/${index}.jpg`);
    stored.push(...many);
    removeAll.mockClear();
    await handler();
    expect(removeAll.mock.calls.map(([keys]) => keys.length)).toEqual([100, 100, 53]);
  });
});
