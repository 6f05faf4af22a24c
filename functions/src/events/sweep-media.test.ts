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
const state = vi.hoisted(() => ({
  products: [] as (Pick<Product, 'images' | 'technicalSheetUrl' | 'explodedView'> & { id?: string })[],
  slides: [] as { imageUrl: string }[],
  trashed: [] as { id: string; deletedAt: string; files: string[] }[],
  existing: [] as { id: string; deletedAt: string }[],
  versions: [] as { id: string; sk: string; files: string[] }[],
  hidden: [] as string[],
  fresh: [] as string[],
}));
const removeAll = vi.hoisted(() => vi.fn(async (_: string[]) => {}));
const removeEntry = vi.hoisted(() => vi.fn(async (_: string) => {}));
const removeVersion = vi.hoisted(() => vi.fn(async (_: { sk: string }) => {}));
const noteHiddenFiles = vi.hoisted(() => vi.fn(async () => {}));
const markHidden = vi.hoisted(() => vi.fn(async (_: string) => {}));
const copyFile = vi.hoisted(() => vi.fn(async (_: string, __: string) => true));

const productStore = vi.hoisted(() => ({
  kind: 'product',
  filesOf: ({ images, technicalSheetUrl: sheet, explodedView: view }: Product) => [
    ...images,
    ...(sheet ? [sheet] : []),
    ...(view ? [view.image] : []),
  ],
}));
const slideStore = vi.hoisted(() => ({ kind: 'slide', filesOf: ({ imageUrl }: { imageUrl: string }) => [imageUrl] }));

vi.mock('../data/products.ts', () => ({ productStore }));
vi.mock('../data/stores.ts', () => ({
  listedStores: { product: productStore, slide: slideStore },
  stores: { product: productStore, slide: slideStore },
}));
vi.mock('../data/store.ts', () => ({
  list: async ({ kind }: { kind: string }) => ({ product: state.products, slide: state.slides })[kind] ?? [],
}));
vi.mock('../data/trash.ts', () => ({
  removeEntry,
  markHidden,
  listEntries: async () => state,
  itemExists: async ({ id }: { id: string }) => id === 'restored',
  expiryOf: ({ deletedAt }: { deletedAt: string }) => new Date(Date.parse(deletedAt) + 30 * DAY),
}));
vi.mock('../data/versions.ts', () => ({
  listVersionFiles: async ({ kind }: { kind: string }) => (kind === 'product' ? state.versions : []),
  isKnown: async ({ id }: { id: string }) => id === 'restored',
  noteHiddenFiles,
  removeVersion,
}));
vi.mock('../data/catalogue.ts', () => ({ repairCards: async () => 0 }));
vi.mock('../files/bucket.ts', () => ({
  copyFile,
  removeAll,
  async *listOlder() {
    yield* state.hidden;
  },
  async *listAll() {
    for (const key of stored)
      yield { key, storedAt: new Date(Date.now() - (state.fresh.includes(key) ? 0.9 : 1.1) * DAY) };
  },
}));

const removed = () => removeAll.mock.calls.flatMap(([keys]) => keys);
const gone = (count: number) => Array.from({ length: count }, (_, index) => `media/products/gone/${index}.jpg`);

describe('sweep-media', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    stored.splice(0, stored.length, ...named);
    Object.assign(state, { trashed: [], existing: [], versions: [], hidden: [], fresh: [] });
    state.slides = [{ imageUrl: '/media/slides/s/slide.png' }];
    state.products = [
      {
        id: 'a',
        images: ['/media/products/a/cover.jpg', '/media/products/a/back-3a2f21.jpg'],
        technicalSheetUrl: '/media/products/a/sheet.pdf',
        explodedView: { image: '/media/products/a/exploded.jpg', ...unmeasured, points: [] },
      },
      { images: [], technicalSheetUrl: null },
    ];
  });

  it('deletes unreferenced files that are a day old, with their variants, and nothing else', async () => {
    await handler();
    expect(removed()).toEqual([
      'media/products/a/dropped.jpg',
      'media/products/a/dropped.jpg/320.webp',
      'media/slides/gone/slide.png',
    ]);
  });

  it('keeps unreferenced files for a day', async () => {
    state.fresh = ['media/products/a/dropped.jpg', 'media/products/a/dropped.jpg/320.webp'];
    await handler();
    expect(removed()).toEqual(['media/slides/gone/slide.png']);
  });

  it('empties the trash after thirty days, and keeps what can be restored', async () => {
    const entry = (id: string, days: number) => ({ id, deletedAt: ago(days), files: [`/media/products/${id}/a.jpg`] });
    state.trashed = [entry('old', 31), entry('fresh', 29)];
    state.hidden = ['old', 'fresh', 'lost'].map((id) => `trash/media/products/${id}/a.jpg`);
    await handler();
    expect(removeEntry.mock.calls).toEqual([['old']]);
    expect(removed().filter((key) => key.startsWith('trash/'))).toEqual([state.hidden[0], state.hidden[2]]);
  });

  it.each(['gone', 'restored'])('hides public files of the trash, but not those of an item that is %s', async (id) => {
    state.trashed = [{ id, deletedAt: ago(2), files: ['/media/slides/gone/slide.png'] }];
    // As after an interrupted restore.
    state.fresh = ['media/slides/gone/slide.png'];
    await handler();
    expect(markHidden.mock.calls).toEqual(id === 'gone' ? [[id]] : []);
    const hide = ['media/slides/gone/slide.png', 'trash/media/slides/gone/slide.png'];
    expect(copyFile.mock.calls).toEqual(id === 'gone' ? [hide] : [hide, hide.toReversed()]);
    expect(removeAll.mock.calls[0]?.[0]).toContain(hide[0]);
  });

  it('shows hidden files of restored items that are not public, then deletes the hidden copies', async () => {
    stored.splice(stored.indexOf('media/products/a/cover.jpg'), 1);
    state.hidden = ['trash/media/products/a/cover.jpg', 'trash/media/products/a/back-3a2f21.jpg'];
    await handler();
    expect(copyFile.mock.calls).toEqual([['trash/media/products/a/cover.jpg', 'media/products/a/cover.jpg']]);
    expect(removeAll.mock.calls[0]?.[0]).toEqual(state.hidden);
  });

  it('deletes the variants of a hidden picture', async () => {
    state.trashed = [{ id: 'gone', deletedAt: ago(2), files: ['/media/products/gone/a.jpg'] }];
    stored.push('media/products/gone/a.jpg/320.webp');
    await handler();
    expect(removed()).toContain('media/products/gone/a.jpg/320.webp');
  });

  it('hides files that only former versions reference, and keeps them', async () => {
    const files = ['/media/products/a/dropped.jpg', '/media/products/a/cover.jpg'];
    state.versions = [{ id: 'a', sk: 'a#1', files }];
    state.hidden = ['trash/media/products/a/dropped.jpg'];
    await handler();
    expect(copyFile.mock.calls).toEqual([['media/products/a/dropped.jpg', 'trash/media/products/a/dropped.jpg']]);
    expect(noteHiddenFiles).toHaveBeenCalledOnce();
    expect(removed()).not.toContain('trash/media/products/a/dropped.jpg');
    expect(removeVersion).not.toHaveBeenCalled();
  });

  it('deletes versions beyond the last twenty and those of deleted products, with their files', async () => {
    const versionsOf = (id: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ id, sk: `${id}#${at}`, files: [`/media/products/${id}/${at}.jpg`] }));
    state.versions = [...versionsOf('a', 22), ...versionsOf('gone', 1), ...versionsOf('restored', 1)];
    state.hidden = state.versions.flatMap(({ files }) => files.map((address) => `trash${address}`));
    await handler();
    expect(removeVersion.mock.calls.map(([{ sk }]) => sk)).toEqual(['a#0', 'a#1', 'gone#0']);
    expect(removeAll.mock.calls[0]?.[0]).toEqual([
      'trash/media/products/a/0.jpg',
      'trash/media/products/a/1.jpg',
      'trash/media/products/gone/0.jpg',
    ]);
  });

  it('removes a day-old trash entry whose item still exists', async () => {
    state.existing = [
      { id: 'crashed', deletedAt: ago(2) },
      { id: 'under-way', deletedAt: ago(0) },
    ];
    await handler();
    expect(removeEntry.mock.calls).toEqual([['crashed']]);
  });

  it('deletes many files in several requests', async () => {
    stored.push(...Array.from({ length: 250 }, (_, index) => `media/products/a/dropped.jpg/${index}.webp`));
    await handler();
    expect(removeAll.mock.calls.map(([keys]) => keys.length)).toEqual([100, 100, 53]);
  });

  it.each([
    ['empty', 0],
    ['half restored', 50],
  ])('deletes nothing and fails if the table is %s, unless an operator forces it', async (_, restored) => {
    stored.splice(0, stored.length, ...gone(100));
    state.products = [{ images: gone(restored).map((key) => `/${key}`), technicalSheetUrl: null }];
    await expect(handler()).rejects.toThrow(`No item names ${100 - restored} of 100 files`);
    expect(removeAll).not.toHaveBeenCalled();
    await handler({ force: true });
    expect(removed()).toHaveLength(100 - restored);
  });

  it('deletes up to a fifth of the files, but none of a small site if the table is empty', async () => {
    Object.assign(state, { products: [], slides: [] });
    await expect(handler()).rejects.toThrow('No item names 7 of 7 files');
    stored.splice(0, stored.length, ...gone(100));
    state.products = [{ images: gone(80).map((key) => `/${key}`), technicalSheetUrl: null }];
    await handler();
    expect(removed()).toHaveLength(20);
  });
});
