import { beforeEach, expect, it, vi } from 'vitest';
import type { Entity, Store } from '../data/store.ts';
import { restoreFromTrash } from './trash.ts';

const FILE = '/media/products/1/a.jpg';
const calls = vi.hoisted(() => [] as string[]);
vi.mock('../data/trash.ts', () => ({
  getTrashed: async (id: string) => ({ id, kind: 'slide', name: 'Saetta', files: [FILE] }),
  restoreItem: async () => void calls.push('store the item'),
  itemExists: async () => true,
  removeEntry: async () => void calls.push('remove the entry'),
  subjectOf: ({ name }: { name: string }) => name,
  toTrashedItem: (entry: object) => entry,
}));
vi.mock('../files/stored-files.ts', () => ({ showFiles: async (files: string[]) => void calls.push(`show ${files}`) }));

beforeEach(() => void calls.splice(0));

it('shows files before their product is stored, and again before the entry is removed, since a sweep may hide them in between', async () => {
  const restore = restoreFromTrash({ slide: {} as Store<Entity> });
  await restore({ parameters: { id: '1' }, user: { id: 'admin', username: 'admin' } });
  expect(calls).toEqual([`show ${FILE}`, 'store the item', `show ${FILE}`, 'remove the entry']);
});
