import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Bozza da leggere';
const read = (id: string, as?: string) => call('getAdminProduct', { ...(as && { cookie: as }), parameters: { id } });

describe('GET /api/admin/products/{id}', () => {
  afterAll(() => removeProducts(cookie, NAME));

  it('gives a draft to the administrator, and nobody keeps the answer', async () => {
    const draft = await newProduct(cookie, { name: NAME, status: 'draft' });
    const { status, headers, body } = await read(draft.id, cookie);
    expect([status, headers.get('cache-control'), body]).toEqual([200, 'no-store', draft]);
  });

  it('is refused to visitors, and a 404 where there is no product', async () => {
    const { id } = await newProduct(cookie, { name: NAME });
    expect(await read(id)).toMatchObject(refusal('unauthenticated'));
    expect(await read('0fff0000-0000-7abc-8def-0123456789ab', cookie)).toMatchObject(refusal('not_found'));
  });
});
