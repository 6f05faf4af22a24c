import { beforeEach, describe, expect, it } from 'vitest';
import { cachedByVersion } from './cached-by-version.ts';

describe('cachedByVersion', () => {
  let version: string | undefined;
  let isCacheable: boolean;
  let reads: number;
  let afterVersion: () => void;
  let read: () => Promise<number>;

  beforeEach(() => {
    [version, isCacheable, reads, afterVersion] = ['1', true, 0, () => undefined];
    read = cachedByVersion(
      async () => {
        const current = version;
        afterVersion();
        return current;
      },
      async () => ({ value: ++reads, isCacheable }),
    );
  });

  it('reads a value once a version', async () => {
    expect([await read(), await read()]).toEqual([1, 1]);
    version = '2';
    expect([await read(), await read()]).toEqual([2, 2]);
    version = '1';
    expect(await read()).toBe(3);
  });

  it('reads it each time where the version is not known', async () => {
    version = undefined;
    expect([await read(), await read()]).toEqual([1, 2]);
  });

  it('reads a value again that is not cacheable, and what had been cached before it', async () => {
    await read();
    [version, isCacheable] = ['2', false];
    expect([await read(), await read()]).toEqual([2, 3]);
    version = '1';
    expect(await read()).toBe(4);
  });

  it('reads again what changed between the version and the value', async () => {
    afterVersion = () => {
      version = '2';
    };
    expect([await read(), await read(), await read()]).toEqual([1, 2, 2]);
  });

  it('keeps no value that could not be read', async () => {
    let fails = true;
    const unsteady = cachedByVersion(
      async () => '1',
      async () => {
        if (fails) throw new Error('The table is down');
        return { value: 'list', isCacheable: true };
      },
    );
    await expect(unsteady()).rejects.toThrow('The table is down');
    fails = false;
    expect(await unsteady()).toBe('list');
  });
});
