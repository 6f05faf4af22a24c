import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, readProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { call, cookie } from '../../test/site.ts';

const NAME = 'Adatta';
const make = (name: string, changes = {}) => newProduct(cookie, { name: `${NAME} ${name}`, ...changes });
const read = ({ id }: Product) => readProduct(id);
const save = ({ id, name, category }: Product, changes = {}) => saveProduct(id, { name, category, ...changes });
const ids = (products: Product[]) => JSON.stringify(products.map(({ id }) => id));

describe('the engines that a part fits', () => {
  let one: Product;
  let other: Product;
  beforeAll(async () => {
    one = await make('motore uno');
    other = await make('motore due');
  });
  afterAll(() => removeProducts(cookie, NAME));

  const part = (name: string, changes = {}) => make(name, { category: 'ricambi', ...changes });
  const refused = async (product: Product, changes: object) => {
    const { status, body } = await save(product, changes);
    return [status, body.issues?.map(({ path }: { path: string }) => path)];
  };

  it('are on its page in order, and the part is on theirs', async () => {
    const technicalSpecs = '{"Codice Articolo":"XF-R21-001"}';
    const plug = await part('candela', { fits: ids([other, one, other]), partType: 'glow_plug', technicalSpecs });
    expect(plug).toMatchObject({ fits: [other.id, one.id], partType: 'glow_plug' });
    const { fits, engines } = await read(plug);
    expect(fits).toEqual([other.id, one.id]);
    expect(engines.map(({ slug }: Product) => slug)).toEqual([other.slug, one.slug]);
    const { id, slug, name } = plug;
    const card = { id, slug, name, category: 'ricambi', image: null, articleCode: 'XF-R21-001', partType: 'glow_plug' };
    for (const engine of [one, other]) expect((await read(engine)).parts).toContainEqual(expect.objectContaining(card));
  });

  it('are kept if a form omits them, and removed by an empty part or list', async () => {
    const fields = { fits: ids([one]), partType: 'conrod' };
    const rod = await part('biella', fields);
    expect((await save(rod)).body).toMatchObject({ fits: [one.id], partType: 'conrod' });
    const { body } = await save(rod, { fits: '[]', partType: '' });
    expect([body.fits, body.partType]).toEqual([undefined, undefined]);
    expect((await read(rod)).fits).toEqual([]);
    const names = (await read(one)).parts.map(({ name }: Product) => name);
    expect(names).not.toContain(rod.name);
  });

  it('are refused by name if they are unknown, not engines, the part itself or not ids', async () => {
    const clutch = await part('frizione');
    expect(await refused(clutch, { fits: ids([one, clutch]) })).toEqual([422, ['fits.1']]);
    expect(await refused(clutch, { fits: JSON.stringify([randomUUID()]) })).toEqual([422, ['fits.0']]);
    expect(await refused(clutch, { fits: '["motore"]' })).toEqual([422, ['fits.0']]);
    expect(await refused(clutch, { partType: 'wheel' })).toEqual([422, ['partType']]);
  });

  it('are refused if they are the engine that becomes a part', async () => {
    const engine = await make('motore smontato');
    const changes = { category: 'ricambi', fits: ids([engine]) };
    expect(await refused(engine, changes)).toEqual([422, ['fits.0']]);
    const change = { ...changes, fits: [engine.id], id: engine.id, version: 1 };
    const { body } = await call('changeProducts', { cookie, json: { changes: [change] } });
    expect(body).toMatchObject([{ status: 422 }]);
  });

  it('are refused on an engine, like its part type, and removed when a part becomes an engine', async () => {
    expect(await refused(one, { fits: ids([other]) })).toEqual([422, ['fits']]);
    expect(await refused(one, { partType: 'tool' })).toEqual([422, ['partType']]);
    const block = await part('blocco', { fits: ids([one]), partType: 'other' });
    const { body } = await save(block, { category: 'motori' });
    expect([body.fits, body.partType]).toEqual([undefined, undefined]);
  });

  it('disappear from pages and lists when they are deleted, and let the part be saved', async () => {
    const gone = await make('motore tolto');
    const head = await part('testa', { fits: ids([gone, one]) });
    await deleteProduct(gone.id);
    expect(await read(head)).toMatchObject({ fits: [one.id], engines: [{ id: one.id }] });
    const { body } = await call('listProducts');
    expect(body.find(({ id }: Product) => id === head.id).fits).toEqual([one.id]);
    expect((await save(head, { fits: ids([gone, one]) })).status).toBe(200);
  });
});
