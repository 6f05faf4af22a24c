import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTable } from './empty-table.ts';

await emptyTable();
const { announceUploads } = await import('../../../functions/src/data/uploads.ts');
const { deleteItem, getItem, put } = await import('../../../functions/src/data/table.ts');

const NOW = 2_000_000_000;
const key = { pk: 'UPLOADS', sk: 'admin' };
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const keysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `uploads/product-image/${idOf(first + at)}.png`);
/** Stores outstanding uploads with these expiry times. */
const leave = (ends: number[]) =>
  put({ ...key, announced: Object.fromEntries(ends.map((end, at) => [idOf(at), end])), ttl: NOW + 1000 });
const left = async () => Object.keys(((await getItem(key))?.announced ?? {}) as object);

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] });
  await deleteItem(key);
});
afterEach(() => void vi.useRealTimers());

describe('the outstanding uploads of an account', () => {
  it('can fill the quota exactly', async () => {
    await leave(Array(MAX_OUTSTANDING_UPLOADS - 2).fill(NOW + 60));
    expect(await announceUploads('admin', keysFrom(500, 3))).toBeGreaterThan(0);
    expect(await announceUploads('admin', keysFrom(500, 2))).toBe(0);
    expect(await announceUploads('admin', keysFrom(600, 1))).toBeGreaterThan(0);
    expect(await left()).toHaveLength(MAX_OUTSTANDING_UPLOADS);
  });

  it('return the seconds until enough of them have expired', async () => {
    const ends = Array.from({ length: MAX_OUTSTANDING_UPLOADS }, (_, at) => NOW + 1000 - at);
    await leave(ends);
    const [soonest = 0, second = 0, third = 0] = ends.toReversed();
    expect(await announceUploads('admin', keysFrom(500, 1))).toBe(soonest - NOW);
    expect(await announceUploads('admin', keysFrom(500, 2))).toBe(second - NOW);
    expect(await announceUploads('admin', keysFrom(500, 3))).toBe(third - NOW);
  });

  it('make room for new ones exactly when they expire', async () => {
    await leave(Array(MAX_OUTSTANDING_UPLOADS).fill(NOW + 1));
    expect(await announceUploads('admin', keysFrom(500, 1))).toBe(1);
    vi.setSystemTime((NOW + 1) * 1000);
    expect(await announceUploads('admin', keysFrom(500, 1))).toBe(0);
    expect(await left()).toEqual([idOf(500)]);
  });

  it('are counted across concurrent requests', async () => {
    const answers = await Promise.all([0, 10, 20, 30].map((first) => announceUploads('admin', keysFrom(first, 2))));
    expect([answers, (await left()).length]).toEqual([[0, 0, 0, 0], 8]);
  });
});
