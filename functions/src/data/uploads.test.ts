import { MAX_OUTSTANDING_UPLOADS } from '@rombo/shared/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceUploads } from './uploads.ts';

interface Update {
  expression: string;
  names: Record<string, string>;
  values?: Record<string, number>;
}
const NOW = 1_800_000_000;
const table = vi.hoisted(() => ({
  announced: undefined as Record<string, number> | undefined,
  ttl: 0,
  isTaken: false,
  reads: 0,
}));
/** The item of an account's uploads, which understands the conditions and changes that are made of it. */
vi.mock('./table.ts', () => ({
  nowInSeconds: () => Math.floor(Date.now() / 1000),
  getItem: async () => {
    table.reads += 1;
    return table.announced && { announced: { ...table.announced } };
  },
  putIfAbsent: async ({ announced, ttl }: { announced: Record<string, number>; ttl: number }) => {
    if (table.isTaken) return false;
    Object.assign(table, { announced, ttl });
    return true;
  },
  updateIf: async (_: unknown, update: string, { names, values }: Update) => {
    const { announced } = table;
    if (!announced) return false;
    const ids = [...update.matchAll(/announced\.(#\d+)/g)].map(([, name = '']) => names[name] ?? '');
    if (update.startsWith('REMOVE')) {
      for (const id of ids) delete announced[id];
      return true;
    }
    const free = values?.[':free'] ?? 0;
    if (Object.keys(announced).length > free && !((ids[0] ?? '') in announced)) return false;
    for (const id of ids) announced[id] = values?.[':end'] ?? 0;
    table.ttl = values?.[':end'] ?? 0;
    return true;
  },
}));

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const keysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `uploads/product-image/${idOf(first + at)}.png`);
const outstanding = (ends: number[]) => Object.fromEntries(ends.map((end, at) => [idOf(at), end]));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] });
  Object.assign(table, { announced: undefined, ttl: 0, isTaken: false, reads: 0 });
});
afterEach(() => void vi.useRealTimers());

describe('the outstanding uploads of an account', () => {
  it('are as many as the quota leaves, to the last', async () => {
    table.announced = outstanding(Array(MAX_OUTSTANDING_UPLOADS - 2).fill(NOW + 60));
    expect(await announceUploads('admin', keysFrom(500, 3))).toBeGreaterThan(0);
    expect(await announceUploads('admin', keysFrom(500, 2))).toBe(0);
    expect(await announceUploads('admin', keysFrom(600, 1))).toBeGreaterThan(0);
    expect(Object.keys(table.announced)).toHaveLength(MAX_OUTSTANDING_UPLOADS);
  });

  it('say in how many seconds enough of them will have expired', async () => {
    const ends = Array.from({ length: MAX_OUTSTANDING_UPLOADS }, (_, at) => NOW + 1000 - at);
    table.announced = outstanding(ends);
    const [soonest = 0, second = 0, third = 0] = ends.toReversed();
    expect(await announceUploads('admin', keysFrom(500, 1))).toBe(soonest - NOW);
    expect(await announceUploads('admin', keysFrom(500, 2))).toBe(second - NOW);
    expect(await announceUploads('admin', keysFrom(500, 3))).toBe(third - NOW);
  });

  it('give way to new ones once they have expired, and not a second before', async () => {
    table.announced = outstanding(Array(MAX_OUTSTANDING_UPLOADS).fill(NOW + 1));
    expect(await announceUploads('admin', keysFrom(500, 1))).toBe(1);
    vi.setSystemTime((NOW + 1) * 1000);
    expect(await announceUploads('admin', keysFrom(500, 1))).toBe(0);
    expect(Object.keys(table.announced)).toEqual([idOf(500)]);
  });

  it('are tried three times against others that change them, and then a second later', async () => {
    table.isTaken = true;
    expect(await announceUploads('admin', keysFrom(0, 1))).toBe(1);
    expect(table.reads).toBe(3);
  });
});
