import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import type { Slide } from '@rombo/shared/collections/slide';
import { productForm, slideForm } from './forms.ts';
import { call, cookie as ownCookie } from './site.ts';
import { putItem } from './table.ts';

export async function newProduct(cookie: string, changes: ProductFields = {}): Promise<Product> {
  const { status, body } = await call('createProduct', { cookie, body: productForm(changes) });
  if (status !== 201) throw new Error(`The product was refused: ${JSON.stringify(body)}`);
  return body;
}

type ProductFields = Parameters<typeof productForm>[0];

export const saveProduct = (id: string, fields: ProductFields = {}, headers: Record<string, string> = {}) =>
  call('updateProduct', { cookie: ownCookie, parameters: { id }, body: productForm(fields), headers });

export const deleteProduct = (id: string) => call('deleteProduct', { cookie: ownCookie, parameters: { id } });

/** Returns a product as visitors read it, by its id or slug. */
export const readProduct = async (address: string) => (await call('getProduct', { parameters: { id: address } })).body;

export async function newSlide(cookie: string, ...fields: Parameters<typeof slideForm>): Promise<Slide> {
  const { status, body } = await call('createSlide', { cookie, body: slideForm(...fields) });
  if (status !== 201) throw new Error(`The slide was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Puts a message directly into the table, without counting it against a rate limit, and returns its id. */
export async function storeMessage(changes: object = {}): Promise<string> {
  const id = `0ffe0000-0000-7abc-8def-${randomUUID().slice(-12)}`;
  const text = { firstName: 'Da', lastName: 'Eliminare', email: 'd@example.org', subject: 'Altro', message: 'Ciao' };
  await putItem({ pk: 'CONTACT', sk: id, id, ...text, phone: null, createdAt: '2025-01-01T00:00:00.000Z', ...changes });
  return id;
}

export async function findProduct(id: string): Promise<Product | undefined> {
  const { body } = await call('listProducts');
  return body.find((product: Product) => product.id === id);
}

export async function removeProducts(cookie: string, beginning: string): Promise<void> {
  const { body } = await call('listAdminProducts', { cookie });
  for (const { id, name } of body as Product[]) {
    if (name.startsWith(beginning)) await call('deleteProduct', { cookie, parameters: { id } });
  }
}

export async function removeSlides(cookie: string): Promise<void> {
  const { body } = await call('listSlides', { cookie });
  for (const { id } of body as Slide[]) await call('deleteSlide', { cookie, parameters: { id } });
}
