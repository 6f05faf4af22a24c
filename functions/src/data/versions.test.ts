import { EntityFields } from '@rombo/shared/collections/collection';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { read, type Store } from './store.ts';
import { changeLatest, replace } from './versions.ts';

const table = vi.hoisted(() => ({ items: [] as object[] }));
vi.mock('./table.ts', () => ({
  getItem: async (key: object) => ({
    ...key,
    id: '0197b7a4-6a5e-7000-8000-000000000001',
    version: 2,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: 'Prima',
    savedBy: 'admin',
  }),
  put: async (item: object) => void table.items.push(item),
  putIf: async (item: object) => table.items.push(item),
}));

const conflict = { code: 'conflict' };

describe('changeLatest', () => {
  it('returns 409 after one attempt if a concurrent save precedes a request with a version', async () => {
    const save = vi.fn(async () => undefined);
    await expect(changeLatest(3, async () => ({ version: 3 }), save)).rejects.toMatchObject(conflict);
    expect(save).toHaveBeenCalledOnce();
  });

  it('retries on the newest version if the request has none', async () => {
    let version = 3;
    const save = vi.fn(async (current: { version: number }) => (current.version < 5 ? undefined : current.version));
    expect(await changeLatest(null, async () => ({ version: version++ }), save)).toBe(5);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('gives up after five concurrent saves', async () => {
    const save = vi.fn(async () => undefined);
    await expect(changeLatest(null, async () => ({ version: 1 }), save)).rejects.toMatchObject(conflict);
    expect(save).toHaveBeenCalledTimes(5);
  });
});

it('keeps the whole item of a former version', async () => {
  const row = v.object({ ...EntityFields, name: v.string() });
  const store: Store<v.InferOutput<typeof row>> = { kind: 'fair', partition: 'FAIR', row, nameOf: ({ name }) => name };
  const before = (await read(store, '0197b7a4-6a5e-7000-8000-000000000001')) ?? expect.fail();
  await replace(store, { ...before, name: 'Dopo' }, before);
  expect(table.items).toMatchObject([{ item: { name: 'Prima', savedBy: 'admin' } }, { name: 'Dopo', version: 3 }]);
});
