import { beforeEach, expect, test, vi } from 'vitest';
import {
  allDrafts,
  countDrafts,
  createIdempotencyKeys,
  listPanelDrafts,
  readDrafts,
  removeDraft,
  removeDrafts,
  storeDrafts,
} from './stored-draft.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

const empty = { name: '', price: '' };
const key = { account: 'mario', name: 'product-1' };
const draft = { at: '2026-11-22T17:30:00.000Z', version: 3, mine: { name: 'RP', price: '12' } };
const place = { tab: 'prodotti', item: '1' } as const;

test('keeps a draft under its name until it is dropped', () => {
  storeDrafts(key, [draft], place);
  expect(readDrafts(key, empty)).toEqual([draft]);
  expect(readDrafts({ ...key, name: 'product-2' }, empty)).toEqual([]);
  removeDraft(key);
  expect(readDrafts(key, empty)).toEqual([]);
});

test('a draft keeps earlier ones that were not answered', () => {
  const earlier = { ...draft, at: '2026-11-21T08:00:00.000Z', mine: { name: 'RP 12', price: '9' } };
  storeDrafts(key, [draft, earlier], place);
  expect(readDrafts(key, empty)).toEqual([draft, earlier]);
  items.set('unsaved-mario-product-1', JSON.stringify({ ...draft, mine: {}, earlier }));
  expect(readDrafts(key, empty)).toEqual([earlier]);
  storeDrafts(key, [], place);
  expect(items.size).toBe(0);
});

test('an account is offered its own drafts, and signing out removes no others', () => {
  const other = { account: 'luisa', name: 'product-1' };
  for (const each of [key, other]) storeDrafts(each, [draft], place);
  storeDrafts({ ...key, name: 'slide-new' }, [{ ...draft, at: '2026-11-21T08:00:00.000Z' }], place);
  items.set('language', '"it"');
  expect(listPanelDrafts('mario').map(({ name }) => name)).toEqual(['product-1', 'slide-new']);
  expect([countDrafts('mario'), countDrafts('luisa'), countDrafts('nessuno')]).toEqual([2, 1, 0]);
  removeDrafts('mario');
  expect([...items.keys()]).toEqual(['unsaved-luisa-product-1', 'language']);
  expect(readDrafts(other, empty)).toEqual([draft]);
  expect(JSON.parse(allDrafts())).toHaveLength(1);
});

test.each([
  ['no JSON', '{'],
  ['no draft', '3'],
  ['a draft without a field', JSON.stringify({ ...draft, mine: { name: 'RP' } })],
  ['a draft without its time', JSON.stringify({ ...draft, at: 'ieri' })],
])('%s is nothing', (_, stored) => {
  items.set('unsaved-mario-product-1', stored);
  expect(readDrafts(key, empty)).toEqual([]);
});

test('equal content has the same key, different content a new one', () => {
  const keyOf = createIdempotencyKeys();
  const key = keyOf({ name: 'a' });
  expect(keyOf({ name: 'a' })).toBe(key);
  expect(keyOf({ name: 'b' })).not.toBe(key);
});
