import { describe, expect, it, vi } from 'vitest';
import { changeLatest } from './versions.ts';

vi.mock('./table.ts', () => ({}));

const conflict = { code: 'conflict' };

describe('changeLatest', () => {
  it('is a 409, once tried, when another save comes between and a version was asked for', async () => {
    const save = vi.fn(async () => undefined);
    await expect(changeLatest(3, async () => ({ version: 3 }), save)).rejects.toMatchObject(conflict);
    expect(save).toHaveBeenCalledOnce();
  });

  it('starts anew on what is newest when none was', async () => {
    let version = 3;
    const save = vi.fn(async (present: { version: number }) => (present.version < 5 ? undefined : present.version));
    expect(await changeLatest(null, async () => ({ version: version++ }), save)).toBe(5);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('gives up after five others', async () => {
    const save = vi.fn(async () => undefined);
    await expect(changeLatest(null, async () => ({ version: 1 }), save)).rejects.toMatchObject(conflict);
    expect(save).toHaveBeenCalledTimes(5);
  });
});
