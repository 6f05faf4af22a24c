import { TRASH_DAYS, type TrashedItem } from '@rombo/shared/contract/trash';
import { describe, expect, it } from 'vitest';
import { newProduct } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('GET /api/admin/trash', () => {
  it('lists what was deleted for thirty days, the latest deletion first', async () => {
    const made: { id: string; name: string; kind: string }[] = [];
    for (const name of ['Cestino uno', 'Cestino due']) {
      const { id } = await newProduct(cookie, { name });
      made.unshift({ id, name, kind: 'product' });
      await call('deleteProduct', { cookie, parameters: { id } });
    }
    const { status, body } = await call('listTrash', { cookie });
    const listed = (body as TrashedItem[]).filter(({ id }) => made.some((one) => one.id === id));
    expect(status).toBe(200);
    expect(listed).toMatchObject(made);
    for (const { deletedAt, expiresAt } of listed)
      expect((Date.parse(expiresAt) - Date.parse(deletedAt)) / DAY).toBe(TRASH_DAYS);
  });

  it('is refused to visitors', async () => {
    expect(await call('listTrash')).toMatchObject(refusal('unauthenticated'));
  });
});
