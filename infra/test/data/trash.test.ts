import { DeleteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Product } from '@rombo/shared/collections/product';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { emptyTable } from './empty-table.ts';
import { idOf, product, TIME } from './fixtures.ts';

const clear = await emptyTable();
const { list, read, saveOrder } = await import('../../../functions/src/data/store.ts');
const { keys, partitions } = await import('../../../functions/src/data/keys.ts');
const { productStore } = await import('../../../functions/src/data/products.ts');
const { slideStore } = await import('../../../functions/src/data/slides.ts');
const { publishDue } = await import('../../../functions/src/data/publications.ts');
const table = await import('../../../functions/src/data/table.ts');
const trash = await import('../../../functions/src/data/trash.ts');
const versions = await import('../../../functions/src/data/versions.ts');

const slide = (letter: string, order = 1) => ({
  id: idOf(letter),
  imageUrl: `/media/slides/1/${letter}.png`,
  title: 'Titolo',
  description: '',
  order,
  active: true,
  version: 1,
  createdAt: TIME,
  picture: unmeasuredPicture('/media/slides/1/a.png'),
});
const [A, B, C] = ['a', 'b', 'c'].map(idOf) as [string, string, string];
const HOUR = 3_600_000;
const files = ({ id, files }: { id: string; files: string[] }) => [id, files];

/** Runs another request's work just before the next command of a kind. */
function before(Command: typeof DeleteCommand | typeof PutCommand, work: () => Promise<unknown>): void {
  const { send } = DynamoDBDocumentClient.prototype;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  spy.mockImplementation(async function (this: DynamoDBDocumentClient, ...call: Parameters<typeof send>) {
    if (call[0] instanceof Command) {
      spy.mockRestore();
      await work();
    }
    return send.apply(this, call);
  } as never);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(), toFake: ['Date'] });
  await clear();
});
afterEach(() => void vi.useRealTimers());

describe('the trash', () => {
  it('has each deleted item with its files, newest first, and by collection', async () => {
    for (const letter of ['a', 'b']) await versions.insert(slideStore, slide(letter));
    await versions.insert(productStore, product('c'));
    for (const id of [A, B]) {
      await trash.moveToTrash(slideStore, id, null);
      vi.setSystemTime(Date.now() + 1000);
    }
    await trash.moveToTrash(productStore, C, null);
    expect((await trash.listTrash()).map(({ id, kind }) => [id, kind])).toEqual([
      ...[
        [C, 'product'],
        [B, 'slide'],
        [A, 'slide'],
      ],
    ]);
    expect((await trash.listTrashed(slideStore)).map(({ id, imageUrl }) => [id, imageUrl])).toEqual([
      ...[
        [A, slide('a').imageUrl],
        [B, slide('b').imageUrl],
      ],
    ]);
    expect((await trash.listTrashed(productStore)).map(({ id }) => id)).toEqual([C]);
    expect(await trash.getTrashed(A)).toMatchObject({ files: [slide('a').imageUrl] });
    expect(await trash.getTrashed(C)).toMatchObject({ files: [] });
    await trash.removeEntry(A);
    await expect(trash.getTrashed(A)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('separates an entry whose item exists again after a crash', async () => {
    for (const letter of ['a', 'b']) await versions.insert(slideStore, slide(letter));
    const item = (await table.getItem({ pk: partitions.slides, sk: A })) ?? expect.fail();
    for (const id of [A, B]) await trash.moveToTrash(slideStore, id, null);
    const entry = await trash.getTrashed(A);
    expect(await trash.itemExists(entry)).toBe(false);
    await table.put(item);
    expect(await trash.itemExists(entry)).toBe(true);
    const { trashed, existing } = await trash.listEntries();
    expect([trashed.map(({ id }) => id), existing.map(({ id }) => id)]).toEqual([[B], [A]]);
    expect((await trash.listTrash()).map(({ id }) => id)).toEqual([B]);
  });

  it('marks hidden files of an entry that it has', async () => {
    await versions.insert(slideStore, slide('a'));
    await trash.moveToTrash(slideStore, A, null);
    await trash.markHidden(A);
    expect(await table.getItem(keys.trash(A))).toMatchObject({ hiddenAt: new Date().toISOString() });
    await trash.markHidden(B);
    expect(await table.getItem(keys.trash(B))).toBeUndefined();
    await versions.noteHiddenFiles();
    expect(await table.getItem(keys.hiddenFiles())).toMatchObject({ at: new Date().toISOString() });
  });

  it('restores a draft whose publication time has passed as a draft without one', async () => {
    const publishAt = new Date(Date.now() + HOUR).toISOString();
    await versions.insert(productStore, product('a', { status: 'draft', publishAt }));
    await trash.moveToTrash(productStore, A, null);
    vi.setSystemTime(Date.now() + 2 * HOUR);
    await trash.restoreItem(productStore, await trash.getTrashed(A), 'admin');
    await publishDue({ product: productStore });
    expect(await read(productStore, A)).toMatchObject({ status: 'draft', version: 2 });
    expect(await read(productStore, A)).not.toHaveProperty('publishAt');
  });

  it('has no entry of an item that was saved before it was deleted', async () => {
    await versions.insert(slideStore, slide('a'));
    const current = (await read(slideStore, A)) ?? expect.fail();
    before(DeleteCommand, () => versions.replace(slideStore, { ...current, title: 'Nuovo' }, current));
    await expect(trash.moveToTrash(slideStore, A, 1)).rejects.toMatchObject({ code: 'conflict' });
    expect(await table.getItem(keys.trash(A))).toBeUndefined();
    expect(await read(slideStore, A)).toMatchObject({ version: 2 });
  });

  it('has the entry of the first of two deletions at the same time', async () => {
    await versions.insert(slideStore, slide('a'));
    before(DeleteCommand, () => trash.moveToTrash(slideStore, A, null));
    await expect(trash.moveToTrash(slideStore, A, null)).rejects.toMatchObject({ code: 'not_found' });
    expect((await trash.listTrash()).map(({ id }) => id)).toEqual([A]);
  });
});

describe('former versions', () => {
  const change = async (changes: Partial<Product>) => {
    const before = (await read(productStore, A)) ?? expect.fail();
    return (await versions.replace(productStore, { ...before, ...changes }, before)) ?? expect.fail();
  };

  it('are kept with their files, and removed with them', async () => {
    await versions.insert(productStore, product('a', { images: ['/media/a.png'] }));
    await versions.insert(productStore, product('b'));
    await change({ images: ['/media/a.png', '/media/b.png'], pictures: [] });
    await change({ description: 'Altro' });
    const other = (await read(productStore, B)) ?? expect.fail();
    await versions.replace(productStore, { ...other, description: 'Altro' }, other);
    const kept = await versions.listVersionFiles(productStore);
    expect(kept.map(files)).toEqual([
      [A, ['/media/a.png']],
      [A, ['/media/a.png', '/media/b.png']],
      [B, []],
    ]);
    expect(kept.map(({ partition }) => partition)).toEqual(Array(3).fill(productStore.partition));
    const [first] = kept;
    if (!first) expect.fail();
    expect(await versions.isKnown(first)).toBe(true);
    expect(await versions.isKnown({ ...first, id: C })).toBe(false);
    await trash.moveToTrash(productStore, A, null);
    expect(await versions.isKnown(first)).toBe(true);
    expect(await versions.removeVersions(productStore, A)).toEqual(['/media/a.png', '/media/b.png']);
    expect((await versions.listVersionFiles(productStore)).map(({ id }) => id)).toEqual([B]);
  });

  it('are one for an hour of changes of the price alone, whose others expire after a day', async () => {
    await versions.insert(productStore, product('a'));
    const permanent = async () => (await versions.listVersionFiles(productStore)).length;
    const former = async () =>
      (await table.queryAll(keys.version(partitions.products, '', 0).pk)).map(({ ttl }) => ttl);
    await change({ price: 1 });
    expect(await permanent()).toBe(1);
    vi.setSystemTime(Date.now() + HOUR - 1);
    await change({ price: 2 });
    expect(await permanent()).toBe(1);
    expect(await former()).toEqual([undefined, table.nowInSeconds() + 24 * 3600]);
    vi.setSystemTime(Date.now() + 1);
    await change({ price: 3 });
    expect(await permanent()).toBe(2);
    await change({ price: 4, turn: [] });
    await change({ price: 5, description: 'Altro' });
    expect(await permanent()).toBe(4);
    await change({ description: 'Altro ancora' });
    expect(await permanent()).toBe(5);
  });

  it('do not include one that a crash left before its successor was stored', async () => {
    await versions.insert(productStore, product('a'));
    const stale = { ...((await read(productStore, A)) ?? expect.fail()), version: 7 };
    expect(await versions.replace(productStore, { ...stale, description: 'x' }, stale)).toBeUndefined();
    expect(await versions.listVersionFiles(productStore)).toEqual([]);
  });
});

describe('the order of a collection', () => {
  beforeEach(async () => {
    for (const [at, letter] of ['a', 'b', 'c'].entries()) await versions.insert(slideStore, slide(letter, at));
  });
  const orders = async () => Object.fromEntries((await list(slideStore)).map(({ id, order }) => [id, order]));

  it('forgets deleted items, and a later save of one has its own number', async () => {
    await saveOrder(slideStore, [C, B, A]);
    await trash.moveToTrash(slideStore, C, null);
    await saveOrder(slideStore, [A]);
    const stored = await table.queryAll(keys.order(partitions.slides).pk);
    const order = stored.find(({ sk }) => sk === keys.order(partitions.slides).sk);
    expect(Object.keys(order?.places ?? {}).sort()).toEqual([A, B]);
    const before = (await read(slideStore, A)) ?? expect.fail();
    await versions.replace(slideStore, { ...before, order: 9 }, before);
    expect(await orders()).toEqual({ [A]: 9, [B]: 1 });
  });

  it('is not saved over a move at the same time, the first one included', async () => {
    for (const ids of [
      [C, B, A],
      [B, A, C],
    ]) {
      before(PutCommand, () => saveOrder(slideStore, ids));
      await expect(saveOrder(slideStore, [A, B, C])).rejects.toMatchObject({ code: 'conflict' });
      expect(await orders()).toEqual(Object.fromEntries(ids.map((id, place) => [id, place])));
    }
  });
});

test('a batch of items is read without absent and expired ones', async () => {
  const item = { pk: 'BATCH', sk: 'a', value: 1 };
  await table.put(item);
  await table.put({ pk: 'BATCH', sk: 'b', ttl: table.nowInSeconds() });
  expect(await table.getItems(['a', 'b', 'c'].map((sk) => ({ pk: 'BATCH', sk })))).toEqual([item]);
  expect(await table.queryAll('BATCH', { fields: ['value'] })).toEqual([{ value: 1 }]);
  const removed = await table.deleteIf({ pk: 'BATCH', sk: 'a' }, { expression: 'attribute_exists(pk)' });
  expect(removed).toEqual(item);
});
