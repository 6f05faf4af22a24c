import { describe, expect, it } from 'vitest';
import { newProduct } from '../../test/entities.ts';
import { jpeg, picture } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, fetchMedia } from '../../test/site.ts';

const remove = (id: string) => call('deleteFromTrash', { cookie, parameters: { id } });

describe('DELETE /api/admin/trash/{id}', () => {
  it('deletes a product for good: it cannot be restored', async () => {
    const { id, images } = await newProduct(cookie, { name: 'Per sempre', images: jpeg(await picture('jpeg')) });
    await call('deleteProduct', { cookie, parameters: { id } });
    expect((await remove(id)).status).toBe(204);
    expect(await call('restoreFromTrash', { cookie, parameters: { id } })).toMatchObject(refusal('not_found'));
    expect((await fetchMedia(images[0] ?? '')).status).toBe(404);
    expect(await remove(id)).toMatchObject(refusal('not_found'));
  });

  it('touches nothing that is not in the trash, and is refused to visitors', async () => {
    const { id } = await newProduct(cookie, { name: 'Per sempre qui' });
    expect(await remove(id)).toMatchObject(refusal('not_found'));
    expect((await call('getProduct', { parameters: { id } })).status).toBe(200);
    expect(await call('deleteFromTrash', { parameters: { id } })).toMatchObject(refusal('unauthenticated'));
    await call('deleteProduct', { cookie, parameters: { id } });
  });
});
