import type { Product } from '@rombo/shared/collections/product';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Nell’elenco del pannello';

describe('GET /api/admin/products', () => {
  afterAll(() => removeProducts(cookie, NAME));

  it('lists hidden products and drafts among the others, in the order of the catalogue', async () => {
    const made: Product[] = [];
    for (const status of ['visible', 'hidden', 'draft'])
      made.unshift(await newProduct(cookie, { name: `${NAME} ${status}`, status }));
    const { status, headers, body } = await call('listAdminProducts', { cookie });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.filter(({ name }: Product) => name.startsWith(NAME))).toEqual(made);
  });

  it('is refused to visitors, and a made-up cursor is too', async () => {
    expect(await call('listAdminProducts')).toMatchObject(refusal('unauthenticated'));
    const query = { cursor: 'x' };
    expect(await call('listAdminProducts', { cookie, query })).toMatchObject(refusal('bad_request', 'cursor'));
  });
});
