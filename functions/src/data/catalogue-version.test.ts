import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = vi.hoisted(() => ({ version: undefined as object | undefined, reads: 0, updates: [] as object[] }));
vi.mock('./table.ts', () => ({
  getItem: async (key: object) => {
    stored.reads += 1;
    return stored.version && { ...key, ...stored.version };
  },
  update: async (_: object, fields: object) => {
    await Promise.resolve();
    stored.updates.push(fields);
  },
}));
const { cachedByVersion, changeCatalogueVersion } = await import('./catalogue-version.ts');

describe('cachedByVersion', () => {
  let isCacheable: boolean;
  let values: number;
  let duringRead: () => void;
  let read: () => Promise<number>;
  const readTimes = async (times: number) => {
    const found: number[] = [];
    for (let at = 0; at < times; at++) found.push(await read());
    return found;
  };
  const change = (token: string, secondsAgo = 60) => {
    stored.version = { token, changedAt: Date.now() - secondsAgo * 1000 };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    change('1');
    [isCacheable, values, duringRead, stored.reads] = [true, 0, () => undefined, 0];
    read = cachedByVersion(async () => {
      duringRead();
      return { value: ++values, isCacheable };
    });
    return () => vi.useRealTimers();
  });

  it('reads a value once per version, and the version each time', async () => {
    expect([await readTimes(3), stored.reads]).toEqual([[1, 1, 1], 3]);
    change('2');
    expect(await readTimes(2)).toEqual([2, 2]);
    change('1');
    expect(await read()).toBe(3);
  });

  it('reads a value again if it changed while it was read', async () => {
    duringRead = () => change('2');
    expect(await read()).toBe(1);
    duringRead = () => undefined;
    expect(await readTimes(2)).toEqual([2, 2]);
  });

  it('reads a value again if it is not cacheable, or if there is no version', async () => {
    isCacheable = false;
    expect(await readTimes(2)).toEqual([1, 2]);
    isCacheable = true;
    stored.version = undefined;
    expect(await readTimes(2)).toEqual([3, 4]);
  });

  it('reads a value again for some seconds after a change, and after five minutes', async () => {
    change('2', 2);
    expect(await readTimes(2)).toEqual([1, 2]);
    vi.advanceTimersByTime(4000);
    expect(await readTimes(2)).toEqual([3, 3]);
    vi.advanceTimersByTime(5 * 60_000);
    expect(await readTimes(2)).toEqual([4, 4]);
  });
});

it('changes of the version during a write share the next one, which keeps the mark of incomplete outlines', async () => {
  const first = changeCatalogueVersion();
  await Promise.resolve();
  await Promise.all([first, changeCatalogueVersion(3), changeCatalogueVersion(0), changeCatalogueVersion()]);
  expect(stored.updates).toEqual([
    expect.not.objectContaining({ outlines: expect.anything() }),
    expect.objectContaining({ outlines: 0 }),
  ]);
  await changeCatalogueVersion(3);
  expect(stored.updates.at(-1)).toMatchObject({ outlines: 3, token: expect.any(String) });
  expect(stored.updates).toHaveLength(3);
});
