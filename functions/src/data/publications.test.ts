import { beforeEach, describe, expect, it, vi } from 'vitest';
import { publishDue } from './publications.ts';
import type { Store } from './store.ts';

interface Stored {
  id: string;
  status: string;
  publishAt?: string;
  version: number;
}
const table = vi.hoisted(() => ({
  entries: [] as { pk: string; sk: string; kind: string }[],
  deleted: [] as string[],
}));
const products = vi.hoisted(() => ({ stored: new Map<string, Stored>(), saved: [] as Stored[], conflict: false }));
vi.mock('./table.ts', () => ({
  put: async (item: (typeof table.entries)[number]) => {
    table.entries = table.entries.map((entry) => (entry.sk === item.sk ? item : entry));
  },
  queryAll: async () => table.entries,
  deleteItem: async ({ sk }: { sk: string }) => void table.deleted.push(sk),
}));
vi.mock('./store.ts', () => ({
  read: async (_: unknown, id: string) => {
    if (id.startsWith('unreadable')) throw new Error(`The item PRODUCT ${id} cannot be read: name`);
    return products.stored.get(id);
  },
}));
vi.mock('./versions.ts', () => ({
  replace: async (_: unknown, product: Stored) => {
    if (products.conflict) return undefined;
    products.saved.push(product);
    return product;
  },
}));

const stores = { product: { kind: 'product' } as Store<never>, news: { kind: 'news' } as Store<never> };

const past = new Date(Date.now() - 1000).toISOString();
const future = new Date(Date.now() + 60_000).toISOString();
function add(at: string, product: Stored | undefined, id = product?.id ?? 'gone') {
  table.entries.push({ pk: 'PUBLICATION', sk: `${at}#${id}`, kind: 'product' });
  if (product) products.stored.set(product.id, product);
}

describe('publishDue', () => {
  beforeEach(() => {
    Object.assign(table, { entries: [], deleted: [] });
    Object.assign(products, { stored: new Map(), saved: [], conflict: false });
  });

  it('publishes a draft that is due, and leaves a later one', async () => {
    add(past, { id: 'due', status: 'draft', publishAt: past, version: 3 });
    add(future, { id: 'later', status: 'draft', publishAt: future, version: 1 });
    await publishDue(stores);
    expect(products.saved).toEqual([{ id: 'due', status: 'visible', version: 3 }]);
    expect(table.deleted).toEqual([`${past}#due`]);
  });

  it('deletes an entry whose product was hidden, postponed or deleted since', async () => {
    add(past, { id: 'hidden', status: 'hidden', version: 2 });
    add(past, { id: 'put-off', status: 'draft', publishAt: future, version: 2 });
    add(past, undefined);
    await publishDue(stores);
    expect(products.saved).toEqual([]);
    expect(table.deleted).toHaveLength(3);
  });

  it('publishes the others if one cannot be read, keeps its entry, and throws at the end', async () => {
    add(past, undefined, 'unreadable');
    add(past, { id: 'due', status: 'draft', publishAt: past, version: 3 });
    await expect(publishDue(stores)).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining('unreadable') }],
    });
    expect(products.saved.map(({ id }) => id)).toEqual(['due']);
    expect(table.deleted).toEqual([`${past}#due`]);
  });

  it('throws once for each draft that cannot be read, and keeps its entry', async () => {
    add(past, undefined, 'unreadable');
    await expect(publishDue(stores)).rejects.toThrow('1 due drafts');
    await publishDue(stores);
    expect(table.deleted).toEqual([]);
    add(past, undefined, 'unreadable-2');
    await expect(publishDue(stores)).rejects.toMatchObject({ errors: [expect.anything()] });
  });

  it('publishes a product whose entry is of a release without kinds, and keeps an entry of a kind that a newer release publishes', async () => {
    add(past, { id: 'due', status: 'draft', publishAt: past, version: 3 });
    Object.assign(table.entries[0] ?? {}, { kind: undefined });
    table.entries.push({ pk: 'PUBLICATION', sk: `${past}#x`, kind: 'other' });
    await publishDue(stores);
    expect(products.saved.map(({ id }) => id)).toEqual(['due']);
    expect(table.deleted).toEqual([`${past}#due`]);
  });

  it('checks a draft again after a concurrent save', async () => {
    add(past, { id: 'due', status: 'draft', publishAt: past, version: 3 });
    products.conflict = true;
    await publishDue(stores);
    expect(table.deleted).toEqual([]);
  });
});
