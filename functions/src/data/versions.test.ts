import { describe, expect, it, vi } from 'vitest';
import { changeLatest } from './versions.ts';

vi.mock('./table.ts', () => ({}));

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
