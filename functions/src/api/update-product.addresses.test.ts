import type { Product } from '@rombo/shared/collections/product';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { productForm } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie } from '../../test/site.ts';
import { deleteItem, putItem, readItem } from '../../test/table.ts';

const make = (name: string) => newProduct(cookie, { name });
const read = (id: string) => call('getProduct', { parameters: { id } });
const rename = ({ id }: Product, name: string, version?: number) =>
  call('updateProduct', {
    cookie,
    parameters: { id },
    body: productForm({ name }),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

const LONG_AGO = Date.now() - 600_000;
/** A claim as a request leaves it that ends before its product is stored. */
const leaveClaim = ({ id }: Product, slug: string, claimedAt: number) =>
  putItem({ pk: 'SLUG', sk: slug, productId: id, claimedAt, kept: false, claims: new Set(['lost']) });

describe('the addresses of a product', () => {
  afterAll(() => removeProducts(cookie, 'Recapito'));

  it('are free again where a rename lost against another one', async () => {
    const product = await make('Recapito zero');
    const names = ['Recapito uno', 'Recapito due', 'Recapito tre'];
    const answers = await Promise.all(names.map((name) => rename(product, name, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read('recapito-zero')).body.id).toBe(product.id);
    for (const [at, { status }] of answers.entries()) {
      const name = names[at] ?? '';
      const address = name.toLowerCase().replace(' ', '-');
      if (status === 200) expect((await read(address)).body.id).toBe(product.id);
      else {
        expect(await read(address)).toMatchObject(refusal('not_found'));
        expect((await make(name)).slug).toBe(address);
      }
    }
  });

  it('stay with the product where several renames at once give it the same name', async () => {
    const product = await make('Recapito vecchio');
    const answers = await Promise.all([1, 2, 3].map(() => rename(product, 'Recapito comune', 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await readItem({ pk: 'SLUG', sk: 'recapito-comune' })).toMatchObject({ productId: product.id });
    expect((await make('Recapito comune')).slug).toBe('recapito-comune-2');
  });

  it('are none that a crash left claimed: they lead nowhere, and somebody else gets them after a minute', async () => {
    const product = await make('Recapito stabile');
    await leaveClaim(product, 'recapito-perso', LONG_AGO);
    await leaveClaim(product, 'recapito-appena-perso', Date.now());
    for (const slug of ['recapito-perso', 'recapito-appena-perso']) {
      expect(await read(slug)).toMatchObject(refusal('not_found'));
    }
    expect((await make('Recapito perso')).slug).toBe('recapito-perso');
    expect((await make('Recapito appena perso')).slug).toBe('recapito-appena-perso-2');
    await deleteItem({ pk: 'SLUG', sk: 'recapito-appena-perso' });
  });

  it('are kept where an older version of the site stored them', async () => {
    const product = await make('Recapito presente');
    await putItem({ pk: 'SLUG', sk: 'recapito-antico', productId: product.id, claimedAt: LONG_AGO });
    expect((await read('recapito-antico')).body.id).toBe(product.id);
    const answers = await Promise.all([1, 2].map(() => rename(product, 'Recapito antico', 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.slug).toBe('recapito-antico');
    expect((await make('Recapito antico')).slug).toBe('recapito-antico-2');
  });

  it('are all kept over many renames, one after the other and back', async () => {
    const product = await make('Recapito primo');
    for (const name of ['Recapito secondo', 'Recapito terzo', 'Recapito primo', 'Recapito quarto']) {
      expect((await rename(product, name)).status).toBe(200);
    }
    for (const slug of ['primo', 'secondo', 'terzo', 'quarto']) {
      expect((await read(`recapito-${slug}`)).body).toMatchObject({ id: product.id, slug: 'recapito-quarto' });
    }
  });
});
