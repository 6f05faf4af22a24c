import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Anteprima che finisce';
const end = (id: string, preview: string) => call('endPreview', { cookie, parameters: { id, preview } });

describe('DELETE /api/admin/products/{id}/previews/{preview}', () => {
  let draft: Product;
  let slug = '';
  let preview = '';
  const shown = async () => (await call('getProduct', { parameters: { id: slug } })).status;
  beforeAll(async () => {
    draft = await newProduct(cookie, { name: NAME, status: 'draft' });
    const { url } = (await call('createPreview', { cookie, parameters: { id: draft.id } })).body;
    slug = url.split('/').at(-1);
    [{ id: preview }] = (await call('listPreviews', { cookie, parameters: { id: draft.id } })).body;
  });
  afterAll(() => removeProducts(cookie, NAME));

  it('ends no link by the address of another product, nor one that is not there', async () => {
    const other = await newProduct(cookie, { name: `${NAME}, altra` });
    expect(await end(other.id, preview)).toMatchObject(refusal('not_found'));
    expect(await end(draft.id, '0'.repeat(64))).toMatchObject(refusal('not_found'));
    expect(await shown()).toBe(200);
  });

  it('ends a link at once, and the activity log says that it was made and ended', async () => {
    expect((await end(draft.id, preview)).status).toBe(204);
    expect(await shown()).toBe(404);
    expect((await call('listPreviews', { cookie, parameters: { id: draft.id } })).body).toEqual([]);
    expect(await end(draft.id, preview)).toMatchObject(refusal('not_found'));
    const { body } = await call('listActivity', { cookie });
    const told = body.filter(({ subject }: { subject: string }) => subject === NAME);
    expect(told.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['preview_created', 'preview_ended']),
    );
  });
});
