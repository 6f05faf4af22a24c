import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { returnUploadsOf } from './admin-form.ts';

const stored = vi.hoisted(() => ({ returned: [] as string[][], fails: false }));
vi.mock('../data/table.ts', () => ({
  updateIf: async (_: unknown, __: string, { names }: { names: Record<string, string> }) => {
    if (stored.fails) throw new Error('no table');
    stored.returned.push(Object.values(names));
    return true;
  },
}));

const idOf = (digit: number) => `00000000-0000-4000-8000-${String(digit).repeat(12)}`;
const upload = (digit: number) => `uploads/product-image/${idOf(digit)}.png`;
const fields = { many: ['images'], one: ['technicalSheet', 'image'] };

describe('the uploads that a form has used', () => {
  beforeEach(() => Object.assign(stored, { returned: [], fails: false }));
  afterEach(() => void vi.restoreAllMocks());

  it('are given back once each: keys of uploads in the fields of files, and nothing else', async () => {
    const file = { filename: 'a.png', mimetype: 'image/png', content: new Uint8Array() };
    const input = {
      name: upload(9),
      images: [upload(1), '/media/products/1/uploads/a.png', upload(1), file, '', upload(2)],
      technicalSheet: upload(3),
    };
    await returnUploadsOf('admin', input, fields);
    expect(stored.returned).toEqual([[idOf(1), idOf(2), idOf(3)]]);
  });

  it('cost no write where there are none', async () => {
    await returnUploadsOf('admin', { name: upload(9), images: ['/media/a.png'] }, fields);
    await returnUploadsOf('admin', {}, fields);
    expect(stored.returned).toEqual([]);
  });

  it('are left to expire where they cannot be given back', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
    stored.fails = true;
    await returnUploadsOf('admin', { technicalSheet: upload(3) }, fields);
    expect(warn).toHaveBeenCalledOnce();
  });
});
