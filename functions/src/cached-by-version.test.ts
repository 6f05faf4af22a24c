import { beforeEach, describe, expect, it } from 'vitest';
import { cachedByVersion } from './cached-by-version.ts';

describe('cachedByVersion', () => {
  let version: string;
  let isCacheable: boolean;
  let versionsRead: number;
  let valuesRead: number;
  let afterVersion: () => void;
  let read: () => Promise<number>;
  const readTimes = async (times: number) => {
    const values: number[] = [];
    for (let at = 0; at < times; at++) values.push(await read());
    return values;
  };

  beforeEach(() => {
    [version, isCacheable, versionsRead, valuesRead, afterVersion] = ['1', true, 0, 0, () => undefined];
    read = cachedByVersion(
      async () => {
        versionsRead++;
        const current = version;
        afterVersion();
        return current;
      },
      async () => ({ value: ++valuesRead, isCacheable }),
    );
  });

  it('reads no version the first time', async () => {
    expect([await read(), versionsRead]).toEqual([1, 0]);
  });

  it('reads a value once a version from then on', async () => {
    expect(await readTimes(4)).toEqual([1, 2, 2, 2]);
    version = '2';
    expect(await readTimes(2)).toEqual([3, 3]);
    version = '1';
    expect(await read()).toBe(4);
  });

  it('reads a value again that is not cacheable, without its version', async () => {
    await readTimes(2);
    [version, isCacheable] = ['2', false];
    expect(await readTimes(3)).toEqual([3, 4, 5]);
    expect(versionsRead).toBe(2);
    [version, isCacheable] = ['1', true];
    expect(await readTimes(4)).toEqual([6, 7, 7, 7]);
  });

  it('reads again what changed between the version and the value', async () => {
    await read();
    afterVersion = () => {
      version = '2';
    };
    expect(await readTimes(3)).toEqual([2, 3, 3]);
  });

  it('keeps no value that could not be read', async () => {
    let fails = false;
    const unsteady = cachedByVersion(
      async () => '1',
      async () => {
        if (fails) throw new Error('The table is down');
        return { value: 'list', isCacheable: true };
      },
    );
    await unsteady();
    fails = true;
    await expect(unsteady()).rejects.toThrow('The table is down');
    fails = false;
    expect([await unsteady(), await unsteady()]).toEqual(['list', 'list']);
  });
});
