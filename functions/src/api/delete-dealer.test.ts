import { afterAll, describe, expect, it } from 'vitest';
import { create, dealer, listed, remove, removeAll } from '../../test/dealers.ts';
import { refusal } from '../../test/refusals.ts';

describe('DELETE /api/dealers/{id}', () => {
  afterAll(removeAll);

  it('deletes the version that is asked for, once', async () => {
    const { id } = (await create(dealer)).body;
    expect(await remove(id, '"2"')).toMatchObject(refusal('conflict'));
    expect((await remove(id, '"1"')).status).toBe(204);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
    expect((await listed()).map((one) => one.id)).not.toContain(id);
  });
});
