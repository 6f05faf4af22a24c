import { beforeEach, expect, test, vi } from 'vitest';
import { createIdempotencyKeys, readDraft, removeDraft, storeDraft } from './stored-draft.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

const empty = { name: '', price: '' };
const draft = { at: '2026-11-22T17:30:00.000Z', version: 3, mine: { name: 'RP', price: '12' } };

test('keeps a draft under its name until it is dropped', () => {
  storeDraft('product-1', draft);
  expect(readDraft('product-1', empty)).toEqual(draft);
  expect(readDraft('product-2', empty)).toBeNull();
  removeDraft('product-1');
  expect(readDraft('product-1', empty)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no draft', '3'],
  ['a draft without a field', JSON.stringify({ ...draft, mine: { name: 'RP' } })],
  ['a draft without its time', JSON.stringify({ ...draft, at: 'ieri' })],
])('%s is nothing', (_, stored) => {
  items.set('unsaved-product-1', stored);
  expect(readDraft('product-1', empty)).toBeNull();
});

test('equal content has the same key, different content a new one', () => {
  const keyOf = createIdempotencyKeys();
  const key = keyOf({ name: 'a' });
  expect(keyOf({ name: 'a' })).toBe(key);
  expect(keyOf({ name: 'b' })).not.toBe(key);
});
