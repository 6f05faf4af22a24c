import { afterAll, describe, expect, it } from 'vitest';
import { create, dealer, full, listed, nothing, remove, removeAll, update } from '../../test/dealers.ts';
import { refusal } from '../../test/refusals.ts';

describe('PUT /api/dealers/{id}', () => {
  afterAll(removeAll);

  it('keeps what a change does not name, and removes what is null or blank', async () => {
    const { id } = (await create(full)).body;
    const renamed = await update(id, { ...dealer, name: 'Nitro Point 2' });
    expect(renamed.body).toMatchObject({ ...full, name: 'Nitro Point 2', version: 2 });
    const emptied = await update(id, { ...dealer, ...nothing, note: ' ' });
    expect(emptied.body).toMatchObject({ ...dealer, ...nothing, version: 3 });
    expect(await listed()).toContainEqual(emptied.body);
  });

  it('changes the version that is asked for', async () => {
    const { id } = (await create(dealer)).body;
    expect(await update(id, dealer, '"2"')).toMatchObject(refusal('conflict'));
    expect((await update(id, dealer, '"1"')).body.version).toBe(2);
    await remove(id);
    expect(await update(id, dealer)).toMatchObject(refusal('not_found'));
  });

  it('answers a save that is repeated, since its answer was lost, with what it stored', async () => {
    const { id } = (await create(dealer)).body;
    const first = await update(id, full, '"1"', 'salva-una-volta');
    expect(await update(id, full, '"1"', 'salva-una-volta')).toMatchObject({ status: 200, body: first.body });
    expect(await update(id, full, '"1"')).toMatchObject(refusal('conflict'));
    expect(await update(id, dealer, '"1"', 'salva-una-volta')).toMatchObject(refusal('conflict'));
  });
});
