import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from '../errors.ts';
import { createOnce, type Identity } from './idempotency.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };
const table = new Map<string, Item>();
vi.mock('./table.ts', () => ({
  nowInSeconds: () => 0,
  getItem: async ({ sk }: Item) => table.get(sk),
  put: async (item: Item) => void table.set(item.sk, item),
  putIfAbsent: async (item: Item) => !table.has(item.sk) && Boolean(table.set(item.sk, item)),
  deleteIf: async ({ sk }: Item) => void table.delete(sk),
}));

const entities = new Map<string, Identity>();
beforeEach(() => {
  table.clear();
  entities.clear();
});

const store = async (identity: Identity) => {
  const { id } = identity;
  if (!entities.has(id)) entities.set(id, identity);
  return identity;
};
const send = (change: { key?: string | null; input?: unknown; create?: typeof store; route?: string } = {}) =>
  createOnce<Identity>({
    route: 'createProduct',
    key: 'key-of-a-test',
    input: { name: 'RP-21' },
    find: async (id) => entities.get(id),
    create: store,
    ...change,
  });

describe('createOnce', () => {
  it('keeps the key for a day', async () => {
    await send();
    expect([...table.values()]).toMatchObject([{ ttl: 24 * 60 * 60 }]);
  });

  it('refuses another body under the same key, even if only the bytes of a file differ', async () => {
    const input = (byte: number) => ({ images: [{ filename: 'a.png', content: Uint8Array.of(1, byte) }] });
    await send({ input: input(1) });
    await expect(send({ input: input(2) })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expect(send({ input: input(1) })).resolves.toBeDefined();
    expect(entities.size).toBe(1);
  });

  it('releases the key after a refusal', async () => {
    const refuse = () => Promise.reject(new Failure('invalid_input'));
    await expect(send({ create: refuse })).rejects.toMatchObject({ code: 'invalid_input' });
    expect(table.size).toBe(0);
    await expect(send({ input: { name: 'RP-12' } })).resolves.toBeDefined();
  });

  it('completes what a crash interrupted, with the claimed id and the time at which it is stored', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await expect(send({ create: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed');
    const [claim] = table.values();
    vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
    expect(await send()).toEqual({ id: claim?.id, createdAt: '2026-11-30T12:00:00.000Z' });
    expect(entities.size).toBe(1);
  });

  it('returns what a crash left unreported', async () => {
    const crash = async (identity: Identity) => {
      await store(identity);
      throw new Error('killed');
    };
    await expect(send({ create: crash })).rejects.toThrow('killed');
    const create = vi.fn(store);
    expect(entities.has((await send({ create })).id)).toBe(true);
    expect(create).not.toHaveBeenCalled();
  });

  it('returns the first result to a retry whose uploads are gone', async () => {
    const uploads = new Set(['uploads/product-image/x.png']);
    const create = async (identity: Identity) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (uploads.size === 0) throw new Failure('invalid_input');
      await store(identity);
      uploads.clear();
      return identity;
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ create })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect([...table.values()]).toMatchObject([{ done: true }]);
  });

  it('keeps the key of a request that its retry overtook', async () => {
    const overtaken = async () => {
      await send();
      throw new Failure('invalid_input');
    };
    const { id } = await send({ create: overtaken });
    expect(entities.has(id)).toBe(true);
    expect(await send()).toMatchObject({ id });
  });
});
