import type { Product } from '@rombo/shared/collections/product';
import { afterAll, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem, putItem, readItem } from '../../test/table.ts';

const NAME = 'Cambia';

afterAll(async () => {
  await removeProducts(cookie, NAME);
  await deleteItem({ pk: 'PRODUCT_ORDER', sk: 'ricambi' });
});

/** Lists this test's products. The edge keeps no answer to an administrator, so that the function gives each. */
async function list(): Promise<Product[]> {
  const { body } = await call('listProducts', { cookie });
  return (body as Product[]).filter(({ name }) => name.startsWith(NAME));
}
const names = async () => (await list()).map(({ name }) => name);

it('shows each change at once, though it is cached', async () => {
  const put = (changes: Parameters<typeof productForm>[0]) =>
    call('updateProduct', {
      cookie,
      parameters: { id: one.id },
      body: productForm({ category: 'ricambi', name: `${NAME} uno`, ...changes }),
    });
  const change = async (answer: Promise<{ status: number }>) =>
    expect([200, 201, 204]).toContain((await answer).status);

  expect(await names()).toEqual([]);
  const one = await newProduct(cookie, { name: `${NAME} uno`, category: 'ricambi' });
  expect(await names()).toEqual([`${NAME} uno`]);
  const two = await newProduct(cookie, { name: `${NAME} due`, category: 'ricambi' });
  expect(await names()).toEqual([`${NAME} due`, `${NAME} uno`]);
  await change(put({ description: 'Altro testo' }));
  expect((await list())[1]?.description).toBe('Altro testo');
  await change(call('restoreVersion', { cookie, parameters: { id: one.id, version: '1' } }));
  expect((await list())[1]?.description).toBe(one.description);
  await change(call('orderProducts', { cookie, json: { category: 'ricambi', ids: [one.id, two.id] } }));
  expect(await names()).toEqual([`${NAME} uno`, `${NAME} due`]);
  await change(call('orderProducts', { cookie, json: { category: 'ricambi', ids: [two.id, one.id] } }));
  expect(await names()).toEqual([`${NAME} due`, `${NAME} uno`]);
  await change(put({ status: 'hidden' }));
  expect(await names()).toEqual([`${NAME} due`]);
  await change(put({ status: 'visible', featured: 'true' }));
  expect((await list())[0]).toMatchObject({ id: one.id, featured: true });
  await change(call('deleteProduct', { cookie, parameters: { id: two.id } }));
  expect(await names()).toEqual([`${NAME} uno`]);
  await change(call('restoreFromTrash', { cookie, parameters: { id: two.id } }));
  expect(await names()).toEqual([`${NAME} uno`, `${NAME} due`]);
});

it('shows a product again whose item was mended by hand', async () => {
  const { id } = await newProduct(cookie, { name: `${NAME} rotto` });
  const item = await readItem({ pk: 'PRODUCT', sk: id });
  await putItem({ ...item, technicalSpecs: 'none', version: 2 });
  expect(await names()).not.toContain(`${NAME} rotto`);
  await putItem({ ...item, version: 2 });
  expect(await names()).toContain(`${NAME} rotto`);
});
