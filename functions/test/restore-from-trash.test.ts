import { beforeEach, expect, it, vi } from 'vitest';
import { handler } from '../src/api/restore-from-trash.ts';

type Handle = (request: object) => Promise<unknown>;

const FILE = '/media/products/1/a.jpg';
const calls = vi.hoisted(() => [] as string[]);
vi.mock('../src/http/admin-route.ts', () => ({ adminRoute: (_: string, handle: Handle) => handle }));
vi.mock('../src/data/trash.ts', () => ({
  getTrashed: async (id: string) => ({ id, kind: 'slide', name: 'Saetta', files: [FILE] }),
  restoreItem: async () => void calls.push('store the item'),
  removeEntry: async () => void calls.push('remove the entry'),
  toTrashedItem: (entry: object) => entry,
}));
vi.mock('../src/data/products.ts', () => ({ productStore: {} }));
vi.mock('../src/data/slides.ts', () => ({ slideStore: {} }));
vi.mock('../src/files/hidden-files.ts', () => ({
  showFiles: async (files: string[]) => void calls.push(`show ${files}`),
}));

beforeEach(() => void calls.splice(0));

it('shows files before their product is stored, and again before the entry goes: the sweep may have hidden them between', async () => {
  await (handler as unknown as Handle)({ parameters: { id: '1' }, user: { username: 'admin' } });
  expect(calls).toEqual([`show ${FILE}`, 'store the item', `show ${FILE}`, 'remove the entry']);
});
