import type { Product } from '@rombo/shared/collections/product';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from './sweep-media.ts';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
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

vi.mock('../data/products.ts', () => ({
  getProduct: async () => undefined,
  productStore: {
    kind: 'product',
    filesOf: ({ images, technicalSheetUrl: sheet, explodedView: view }: Product) => [
      ...images,
      ...(sheet ? [sheet] : []),
      ...(view ? [view.image] : []),
    ],
  },
}));
vi.mock('../data/dealers.ts', () => ({ dealerStore: { kind: 'dealer' } }));
vi.mock('../data/slides.ts', () => ({
  slideStore: { kind: 'slide', filesOf: ({ imageUrl }: { imageUrl: string }) => [imageUrl] },
}));
vi.mock('../data/collection.ts', () => ({
  list: async ({ kind }: { kind: string }) =>
    kind === 'product' ? products.list : kind === 'slide' ? slides.list : [],
}));
const trash = vi.hoisted(() => ({
  trashed: [] as { id: string; deletedAt: string; files: string[] }[],
  left: [] as { id: string; deletedAt: string }[],
}));
const noteHiddenFiles = vi.hoisted(() => vi.fn(async () => {}));
const versions = vi.hoisted(() => ({
  list: [] as { id: string; sk: string; files: string[] }[],
  removed: [] as string[],
}));
const removeEntry = vi.hoisted(() => vi.fn(async (_: string) => {}));
const copyFile = vi.hoisted(() => vi.fn(async (_: string, __: string) => true));
const hidden: string[] = [];
vi.mock('../data/trash.ts', () => ({
  removeEntry,
  listEntries: async () => trash,
  itemExists: async ({ id }: { id: string }) => id === 'restored',
  expiryOf: ({ deletedAt }: { deletedAt: string }) => new Date(Date.parse(deletedAt) + 30 * DAY),
}));
vi.mock('../data/versions.ts', () => ({
  listVersionFiles: async ({ kind }: { kind: string }) => (kind === 'product' ? versions.list : []),
  isKnown: async ({ id }: { id: string }) => id === 'restored',
  noteHiddenFiles,
  removeVersion: async ({ sk }: { sk: string }) => void versions.removed.push(sk),
}));
vi.mock('../data/related.ts', () => ({ repairRelated: async () => 0 }));
vi.mock('../files/bucket.ts', () => ({
  copyFile,
  removeAll,
  async *listOlder(prefix: string, before: Date) {
    if (prefix === 'trash/') return yield* hidden;
    Object.assign(asked, { prefix, before });
    yield* stored;
  },
}));

const gone = (count: number) => Array.from({ length: count }, (_, index) => `media/products/gone/${index}.jpg`);

describe('sweep-media', () => {
  beforeEach(() => {
    stored.splice(0, stored.length, ...named);
    for (const mock of [removeAll, removeEntry, copyFile, noteHiddenFiles]) mock.mockClear();
    Object.assign(trash, { trashed: [], left: [] });
    Object.assign(versions, { list: [], removed: [] });
    hidden.length = 0;
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

  it('empties the trash after thirty days, and keeps what can be restored', async () => {
    const entry = (id: string, days: number) => ({ id, deletedAt: ago(days), files: [`/media/products/${id}/a.jpg`] });
    trash.trashed = [entry('old', 31), entry('fresh', 29)];
    hidden.push(
      'trash/media/products/old/a.jpg',
      'trash/media/products/fresh/a.jpg',
      'trash/media/products/lost/a.jpg',
    );
    await handler();
    expect(removeEntry.mock.calls).toEqual([['old']]);
    const removed = removeAll.mock.calls.flatMap(([keys]) => keys);
    expect(removed.filter((key) => key.startsWith('trash/'))).toEqual([
      'trash/media/products/old/a.jpg',
      'trash/media/products/lost/a.jpg',
    ]);
  });

  it('hides files of the trash that are still public before it deletes them', async () => {
    trash.trashed = [{ id: 'gone', deletedAt: ago(2), files: ['/media/slides/gone/slide.png'] }];
    await handler();
    expect(copyFile.mock.calls).toEqual([['media/slides/gone/slide.png', 'trash/media/slides/gone/slide.png']]);
    expect(removeAll.mock.calls[0]?.[0]).toContain('media/slides/gone/slide.png');
  });

  it('shows the files of an item again that was restored while they were hidden', async () => {
    trash.trashed = [{ id: 'restored', deletedAt: ago(2), files: ['/media/slides/gone/slide.png'] }];
    await handler();
    expect(copyFile.mock.calls).toEqual([
      ['media/slides/gone/slide.png', 'trash/media/slides/gone/slide.png'],
      ['trash/media/slides/gone/slide.png', 'media/slides/gone/slide.png'],
    ]);
  });

  it('deletes hidden files of restored items, after it shows those again that are not public for a day', async () => {
    stored.splice(stored.indexOf('media/products/a/cover.jpg'), 1);
    hidden.push('trash/media/products/a/cover.jpg', 'trash/media/products/a/back-3a2f21.jpg');
    await handler();
    expect(copyFile.mock.calls).toEqual([['trash/media/products/a/cover.jpg', 'media/products/a/cover.jpg']]);
    expect(removeAll.mock.calls[0]?.[0]).toEqual(hidden);
  });

  it('deletes what was made of a picture after the picture was hidden', async () => {
    trash.trashed = [{ id: 'gone', deletedAt: ago(2), files: ['/media/products/gone/a.jpg'] }];
    stored.push('media/products/gone/a.jpg/320.webp');
    await handler();
    expect(removeAll.mock.calls.flatMap(([keys]) => keys)).toContain('media/products/gone/a.jpg/320.webp');
  });

  it('hides files that only former versions name, and keeps them', async () => {
    const files = ['/media/products/a/dropped.jpg', '/media/products/a/cover.jpg'];
    versions.list = [{ id: 'a', sk: 'a#1', files }];
    products.list = products.list.map((product) => ({ ...product, id: 'a' }));
    hidden.push('trash/media/products/a/dropped.jpg');
    await handler();
    expect(copyFile.mock.calls).toEqual([['media/products/a/dropped.jpg', 'trash/media/products/a/dropped.jpg']]);
    expect(noteHiddenFiles).toHaveBeenCalledOnce();
    expect(removeAll.mock.calls.flatMap(([keys]) => keys)).not.toContain('trash/media/products/a/dropped.jpg');
    expect(versions.removed).toEqual([]);
  });

  it('deletes versions beyond the last twenty and those of products that are gone, with their files', async () => {
    const versionsOf = (id: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ id, sk: `${id}#${at}`, files: [`/media/products/${id}/${at}.jpg`] }));
    versions.list = [...versionsOf('a', 22), ...versionsOf('gone', 1), ...versionsOf('restored', 1)];
    products.list = products.list.map((product) => ({ ...product, id: 'a' }));
    hidden.push(...versions.list.flatMap(({ files }) => files.map((address) => `trash${address}`)));
    await handler();
    expect(versions.removed).toEqual(['a#0', 'a#1', 'gone#0']);
    expect(removeAll.mock.calls[0]?.[0]).toEqual([
      'trash/media/products/a/0.jpg',
      'trash/media/products/a/1.jpg',
      'trash/media/products/gone/0.jpg',
    ]);
  });

  it('forgets a day later an entry whose item is there after all', async () => {
    trash.left = [
      { id: 'crashed', deletedAt: ago(2) },
      { id: 'under-way', deletedAt: ago(0) },
    ];
    await handler();
    expect(removeEntry.mock.calls).toEqual([['crashed']]);
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
