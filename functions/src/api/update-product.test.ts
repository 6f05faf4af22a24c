import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findProduct, newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

let present: Product;
const update = (changes: Parameters<typeof productForm>[0], ifMatch?: string, id = present.id, key?: string) =>
  call('updateProduct', {
    cookie,
    parameters: { id },
    body: productForm({ name: 'Cambiato', ...changes }),
    headers: { ...(ifMatch !== undefined && { 'if-match': ifMatch }), ...(key && { 'idempotency-key': key }) },
  });

describe('PUT /api/products/{id}', () => {
  beforeEach(async () => {
    present = await newProduct(cookie, {
      name: 'Cambiato prima',
      subcategory: '3.5cc',
      technicalSpecs: '{"Potenza":"3 CV"}',
      featured: 'true',
    });
  });
  afterAll(() => removeProducts(cookie, 'Cambiato'));

  it('replaces every field, and keeps identity and birthday', async () => {
    const { status, body } = await update({ name: 'Cambiato dopo', category: 'accessori', description: 'Nuova.' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...present,
      slug: 'cambiato-dopo',
      name: 'Cambiato dopo',
      description: 'Nuova.',
      category: 'accessori',
      subcategory: null,
      technicalSpecs: {},
      featured: false,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(present.createdAt));
    expect(await findProduct(present.id)).toEqual(body);
  });

  it.each(['"1"', '1', '*'])('saves on the version If-Match: %s asks for', async (ifMatch) => {
    const { status, body } = await update({}, ifMatch);
    expect([status, body.version]).toEqual([200, 2]);
  });

  it.each(['"2"', '7'])('is a 409 for If-Match: %s when the version is 1, and changes nothing', async (ifMatch) => {
    expect(await update({}, ifMatch)).toMatchObject(refusal('conflict'));
    expect(await findProduct(present.id)).toEqual(present);
  });

  it.each(['', 'abc', '"0"', 'W/"1"', '"1", "2"', '-1', '1.0'])('refuses If-Match: %s', async (ifMatch) => {
    expect(await update({}, ifMatch)).toMatchObject(refusal('bad_request', 'If-Match'));
  });

  it('lets one of two saves of one version win, and tells the other', async () => {
    const answers = await Promise.all(['uno', 'due'].map((name) => update({ name: `Cambiato ${name}` }, '"1"')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await findProduct(present.id)).toEqual(winner?.body);
  });

  it('answers a save that is repeated, since its answer was lost, with what it stored', async () => {
    const send = (name: string, key?: string) => update({ name }, '"1"', present.id, key);
    const first = await send('Cambiato una volta', 'salva-una-volta');
    const { status, body } = await send('Cambiato una volta', 'salva-una-volta');
    expect([status, body]).toEqual([200, first.body]);
    expect(await send('Cambiato da altri', 'salva-una-volta')).toMatchObject(refusal('conflict'));
    expect(await send('Cambiato una volta', 'salva-da-altri')).toMatchObject(refusal('conflict'));
    expect(await send('Cambiato una volta')).toMatchObject(refusal('conflict'));
    await update({ name: 'Cambiato ancora' }, '"2"');
    expect(await send('Cambiato una volta', 'salva-una-volta')).toMatchObject(refusal('conflict'));
  });

  it('makes every save without a version, one after the other', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => update({ name: `Cambiato ${name}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4]);
    expect(await findProduct(present.id)).toEqual(answers.find(({ body }) => body.version === 4)?.body);
  });

  it.each([
    randomUUID(),
    'active',
    'x'.repeat(100),
    'x'.repeat(101),
    'x'.repeat(3000),
    '../settings',
    'a/b',
    '%2e%2e',
    'è ü',
    "' OR 1=1",
    '__proto__',
  ])('knows no product %j', async (id) => {
    expect(await update({}, undefined, id)).toMatchObject(refusal('not_found'));
  });

  it.each([
    ['name', { name: '' }],
    ['technicalSpecs.__proto__', { technicalSpecs: '{"__proto__":"x"}' }],
    ['version', { version: '1' }],
  ])('refuses a form for its %s, and changes nothing', async (path, changes) => {
    expect(await update(changes)).toMatchObject(refusal('invalid_input', path));
    expect(await findProduct(present.id)).toEqual(present);
  });
});
