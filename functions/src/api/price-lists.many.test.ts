import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOf, manyProducts } from '../../test/many-products.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItems, putItems } from '../../test/table.ts';

const items = manyProducts(1001)
  .map((product) => ({ ...product, category: 'accessori' as const, subcategory: null }))
  .flatMap(itemsOf);
beforeAll(() => putItems(items));
afterAll(() => deleteItems(items));

it('a price list with pictures of more products than fit into its time is refused beside the choice of categories', async () => {
  const create = (pictures: boolean) =>
    call('createPriceList', { cookie, json: { language: 'it', categories: ['accessori'], pictures } });
  const parameters = { plain: 2000, pictured: 1000 };
  expect(await create(true)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'categories', code: 'too_many_products', parameters }] },
  });
  expect((await create(false)).status).toBe(201);
});
