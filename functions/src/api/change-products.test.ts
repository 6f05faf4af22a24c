import type { Product } from '@rombo/shared/collections/product';
import { omit } from '@rombo/shared/contract/keys-of';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';

const save = (changes: unknown, key?: string) =>
  call('changeProducts', { cookie, json: { changes }, ...(key && { headers: { 'idempotency-key': key } }) });
const stored = async ({ id }: Product): Promise<Product> =>
  (await call('getAdminProduct', { cookie, parameters: { id } })).body;

describe('PATCH /api/admin/products', () => {
  afterAll(() => removeProducts(cookie, 'Listino'));

  it('changes the named fields of each product and keeps all others', async () => {
    const part = { category: 'ricambi', partType: 'conrod', subcategory: '2.1cc', price: '12,5' } as const;
    const one = await newProduct(cookie, { ...part, name: 'Listino uno', availability: 'in_stock' });
    const two = await newProduct(cookie, { ...part, name: 'Listino due' });
    const { status, body } = await save([
      { id: one.id, version: 1, price: 1299, availability: null, featured: true, alsoKnownAs: ['asta', 'stelo'] },
      { id: two.id, version: 1, price: null, status: 'hidden', category: 'accessori' },
    ]);
    expect(status).toBe(200);
    expect(body.map((result: { status: number }) => result.status)).toEqual([200, 200]);
    expect(body[0].product).toEqual(await stored(one));
    const { updatedAt } = await stored(one);
    expect(await stored(one)).toEqual({
      ...omit(one, 'availability'),
      price: 1299,
      alsoKnownAs: ['asta', 'stelo'],
      featured: true,
      version: 2,
      updatedAt,
    });
    const second = await stored(two);
    expect(second).toMatchObject({ status: 'hidden', category: 'accessori', subcategory: null, partType: 'conrod' });
    expect(second).not.toHaveProperty('price');
  });

  it('reports each change separately, and returns the same results to a retry', async () => {
    const one = await newProduct(cookie, { name: 'Listino tre' });
    const two = await newProduct(cookie, { name: 'Listino quattro' });
    const gone = crypto.randomUUID();
    const changes = [
      { id: one.id, version: 1, price: 10 },
      { id: two.id, version: 7, price: 10 },
      { id: gone, version: 1, price: 10 },
      { id: two.id, version: 1, fits: [gone], category: 'ricambi' },
    ];
    const key = crypto.randomUUID();
    for (const { status, body } of [await save(changes, key), await save(changes, key)]) {
      expect(status).toBe(200);
      expect(body).toEqual([
        { id: one.id, status: 200, product: await stored(one) },
        { id: two.id, status: 409, code: 'conflict' },
        { id: gone, status: 404, code: 'not_found' },
        { id: two.id, status: 422, code: 'invalid_input' },
      ]);
    }
    expect(await stored(one)).toMatchObject({ version: 2, price: 10 });
    expect(await stored(two)).toEqual(two);
  });

  it('checks engines and other names as the form does', async () => {
    const engine = await newProduct(cookie, { name: 'Listino motore' });
    const part = await newProduct(cookie, { name: 'Listino pezzo', category: 'ricambi', alsoKnownAs: '["asta"]' });
    const fits = [engine.id];
    const { body } = await save([
      { id: part.id, version: 1, fits, category: 'motori' },
      { id: engine.id, version: 1, fits: [], alsoKnownAs: ['asta', 'stelo', 'asta'] },
      { id: part.id, version: 1, fits: [engine.id, engine.id], alsoKnownAs: [] },
    ]);
    expect(body.map(({ status }: { status: number }) => status)).toEqual([422, 200, 200]);
    expect(body[1].product).toMatchObject({ alsoKnownAs: ['asta', 'stelo'] });
    expect(body[1].product).not.toHaveProperty('fits');
    expect(body[2].product).toMatchObject({ fits });
    expect(body[2].product).not.toHaveProperty('alsoKnownAs');
  });

  it('restores the versions before a change, with the fields that it removed, in one line of activity', async () => {
    const products = await Promise.all(
      [1, 2].map((at) =>
        newProduct(cookie, { name: `Listino annullato ${at}`, availability: 'sold_out', backOn: '2027-03-15' }),
      ),
    );
    await save(products.map(({ id }) => ({ id, version: 1, availability: 'in_stock', price: 3 })));
    const activity = async () => (await call('listActivity', { cookie })).body;
    const before = await activity();
    const undone = await save(products.map(({ id }) => ({ id, version: 2, restore: 1 })));
    expect(undone.body.map(({ status }: { status: number }) => status)).toEqual([200, 200]);
    for (const product of products)
      expect(await stored(product)).toEqual({ ...product, version: 3, updatedAt: expect.any(String) });
    expect(
      (await activity()).filter(({ id }: { id: string }) => !before.some((one: { id: string }) => one.id === id)),
    ).toMatchObject([{ action: 'products_updated' }]);
    const [first] = products;
    expect((await save([{ id: first?.id, version: 3, restore: 9 }])).body).toMatchObject([{ status: 422 }]);
  });

  it.each([
    [[{ id: crypto.randomUUID(), version: 1, name: 'Altro' }], 'changes.0.name'],
    [[{ id: crypto.randomUUID(), version: 1, price: 0.001 }], 'changes.0.price'],
    [[{ id: crypto.randomUUID(), version: 1, price: 9.999 }], 'changes.0.price'],
    [Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), version: 1 })), 'changes'],
  ] as const)('refuses what is no change of a price list: %#', async (changes, path) => {
    expect(await save(changes)).toMatchObject(invalid(path));
  });
});
