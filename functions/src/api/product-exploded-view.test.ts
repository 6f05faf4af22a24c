import { randomUUID } from 'node:crypto';
import type { Product } from '@rombo/shared/collections/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteProduct, newProduct, readProduct, removeProducts, saveProduct } from '../../test/entities.ts';
import { type FormFile, picture, png } from '../../test/forms.ts';
import { invalid } from '../../test/refusals.ts';
import { call, cookie, statusOf } from '../../test/site.ts';

const NAME = 'Esploso';
const make = (name: string, changes = {}) => newProduct(cookie, { name: `${NAME} ${name}`, ...changes });
const read = ({ id }: Product) => readProduct(id);
const save = ({ id, name }: Product, changes = {}) => saveProduct(id, { name, ...changes });

describe('the exploded view of a product', () => {
  let drawing: FormFile;
  let rod: Product;
  beforeAll(async () => {
    drawing = png(await picture('png', 40, 30));
    rod = await make('biella', { category: 'ricambi', technicalSpecs: '{"Codice Articolo":"XX-R21-B01"}' });
  });
  afterAll(() => removeProducts(cookie, NAME));

  const point = { x: 0.25, y: 1, label: 'Carter' };
  const text = (points: object[] = [point], others = {}) => JSON.stringify({ ...others, points });
  const engine = (points: object[] = [point]) =>
    make('motore', { explodedView: text(points), explodedViewImage: drawing });

  it('has a measured picture, and its points in order', async () => {
    const points = [{ x: 0, y: 0.5, product: rod.id }, point, { x: 1, y: 0, code: 'XX-1' }];
    const { explodedView } = await engine(points);
    expect(explodedView).toEqual({
      image: expect.stringMatching(/^\/media\/products\/.*\.png$/),
      width: 40,
      height: 30,
      color: 'b01020',
      points,
    });
    expect(await statusOf(explodedView?.image ?? '')).toBe(200);
  });

  it('names the products of its points on a page, except those listed as parts', async () => {
    const { id, ...other } = await engine([{ ...point, product: rod.id }]);
    expect((await read({ id, ...other })).pointed).toEqual([
      { id: rod.id, slug: rod.slug, slugEn: null, name: rod.name, articleCode: 'XX-R21-B01' },
    ]);
    await save(rod, { category: 'ricambi', fits: JSON.stringify([id]) });
    const { parts, pointed } = await read({ id, ...other });
    expect([parts[0].id, pointed]).toEqual([rod.id, undefined]);
  });

  it('is kept if omitted, and removed with its picture by an empty part', async () => {
    const product = await engine();
    expect((await save(product)).body.explodedView).toEqual(product.explodedView);
    for (const nothing of ['{}', '']) {
      const { body } = await save(product, { explodedView: nothing });
      expect(body).not.toHaveProperty('explodedView');
    }
    expect(await statusOf(product.explodedView?.image ?? '')).toBe(404);
  });

  it('keeps the text of a point whose product is hidden or deleted, and lets the engine be saved', async () => {
    const pin = await make('spinotto', { category: 'ricambi' });
    const points = [{ ...point, product: pin.id }];
    const product = await engine(points);
    await save(pin, { category: 'ricambi', status: 'hidden' });
    expect((await read(product)).explodedView.points).toEqual([point]);
    await save(pin, { category: 'ricambi', status: 'visible' });
    expect(await read(product)).toMatchObject({ explodedView: { points }, pointed: [{ id: pin.id }] });
    await deleteProduct(pin.id);
    expect(await read(product)).not.toHaveProperty('pointed');
    const { body } = await call('listProducts');
    const listed = body.find(({ id }: Product) => id === product.id);
    expect(listed.explodedView.points).toEqual([point]);
    expect((await save(product, { explodedView: text(points) })).status).toBe(200);
  });

  it.each([
    ['x', { ...point, x: 1.01 }],
    ['product', { ...point, product: randomUUID() }],
    ['size', { ...point, size: 2 }],
  ])('is refused for an invalid %s (%#)', async (field, wrong) => {
    const answer = await save(rod, { explodedView: text([point, wrong]), explodedViewImage: drawing });
    expect(answer).toMatchObject(invalid(`explodedView.points.1.${field}`));
  });

  it.each([
    ['explodedView.points', text(Array.from({ length: 61 }, () => point))],
    ['explodedView.points.0', text([{ x: 0, y: 0 }])],
  ])('is refused at %s (%#)', async (path, explodedView) => {
    expect(await save(rod, { explodedView })).toMatchObject(invalid(path));
  });

  it('is refused if a point names the product itself', async () => {
    const own = text([{ ...point, product: rod.id }]);
    expect(await save(rod, { explodedView: own, explodedViewImage: drawing })).toMatchObject(
      invalid('explodedView.points.0.product'),
    );
  });
});
