import type { Product } from '@rombo/shared/collections/product';
import { omit } from '@rombo/shared/contract/keys-of';
import { afterAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { form, pdf, picture, png, sheet } from '../../test/forms.ts';
import { preview, runAll } from '../../test/imports.ts';
import { itemsOf, manyProducts } from '../../test/many-products.ts';
import { call, cookie, fetchMedia, site } from '../../test/site.ts';
import { deleteItems, itemsUnder, putItems } from '../../test/table.ts';
import { upload } from '../../test/uploads.ts';

const NAME = 'Importato';

afterAll(() => removeProducts(cookie, NAME));

describe('500 products', () => {
  const CODE = 'Codice Articolo';
  /** The fields that must not differ, with references as codes. */
  const comparable = (products: Product[]) => {
    const codes = new Map(products.map(({ id, name, technicalSpecs }) => [id, technicalSpecs[CODE] ?? name]));
    const text = JSON.stringify(
      products.map((product) => ({
        ...omit(product, 'id', 'version', 'createdAt', 'updatedAt'),
        specs: Object.entries(product.technicalSpecs),
      })),
    );
    return JSON.parse(text, (_, value) =>
      typeof value !== 'string' ? value : (codes.get(value) ?? value.replace(/^\/media\/.*\.(\w+)$/, 'a file .$1')),
    );
  };
  const odd = ['=1+1', '+39 030', "'=2", 'una "frase"; con, tutto\ne righe', '[x]', 'a | b', '-5', '@x', '007', '☃'];

  it('go out and come back into an empty site without a difference, with their files', async () => {
    // Two engines have codes that only a sign tells apart, the third has none.
    const engines = manyProducts(480).filter(({ category }) => category === 'motori');
    const [, similar, uncoded] = engines.map(({ id }) => id);
    const codeOf = ({ id, technicalSpecs }: (typeof engines)[number]) =>
      id === uncoded ? [] : id === similar ? [[CODE, 'RP.0']] : technicalSpecs;
    const stored = manyProducts(480).map((product, at) => ({
      ...product,
      name: `Molti ${at}`,
      ...(at % 3 === 0 && { description: odd[at % odd.length] as string }),
      featured: at % 7 === 0,
      technicalSpecs: [
        ...codeOf(product),
        ['Peso', `${at} g`],
        ...(at % 2 ? [['Corsa', (odd[at % odd.length] as string).replace('\n', ' ')]] : []),
      ],
      ...(at % 4 === 0 && { price: (at + 1) * 1.25, availability: 'sold_out', backOn: '2027-01-31' }),
      ...(product.category !== 'motori' && {
        partType: 'bearing',
        fits: engines.slice(0, 3).map(({ id }) => id),
        ...(at % 4 === 1 && { availability: 'discontinued', successor: uncoded }),
        alsoKnownAs: ['Z 1', 'a|b'],
      }),
      ...(at % 5 === 0 && {
        translations: {
          en: { name: `Many ${at}`, technicalSpecs: { Peso: `${at} grams` }, specLabels: { Peso: 'Mass' } },
        },
        slugEn: `many-${at}`,
      }),
      ...(at % 9 === 0 && {
        powerCurve: [
          { rpm: 1000, kW: 0.5 },
          { rpm: 2000, kW: 1.25 },
        ],
      }),
      status: ['visible', 'hidden', 'draft'][at % 3],
      ...(at % 3 === 2 && { publishAt: '2030-01-31T08:00Z' }),
    }));
    await putItems(
      stored
        .flatMap((product) => itemsOf(product as never))
        .map((item, at) => (at % 2 ? item : { ...item, ...stored[at / 2] })),
    );
    const [first] = stored;
    for (let at = 0; at < 20; at++)
      await newProduct(cookie, {
        name: `Molti ${NAME} ${at}`,
        technicalSpecs: JSON.stringify({ [CODE]: `IMP-F${at}` }),
        images: [png(await picture('png', 40 + at, 30)), png(await picture('png', 30, 40 + at))],
        pictures: JSON.stringify([{ focalPoint: { x: 0.25, y: 0.75 }, alt: { it: `Vista ${at}`, en: `View ${at}` } }]),
        technicalSheet: sheet(pdf()),
        technicalSheetEn: sheet(pdf()),
        explodedViewImage: png(await picture('png', 50, 50)),
        explodedView: JSON.stringify({ points: [{ x: 0.5, y: 0.25, product: first?.id, label: 'Perno' }] }),
      });
    const [last, beforeLast] = (await call('listAdminProducts', { cookie })).body as Product[];
    await call('orderProducts', { cookie, json: { ids: [beforeLast?.id, last?.id] } });
    const before = (await call('listAdminProducts', { cookie })).body as Product[];
    const pictureOf = (products: Product[]) => products.find(({ name }) => name === `Molti ${NAME} 7`)?.images[0] ?? '';
    const { bytes: picture7 } = await fetchMedia(pictureOf(before));
    const exported = await call('createExport', { cookie, json: { kind: 'product' } });
    expect(exported.status).toBe(201);
    const { pathname, search } = new URL(exported.body.url);
    const packed = await (await fetch(new URL(pathname + search, site.store.endpoint))).bytes();

    await deleteItems(
      [...(await itemsUnder('PRODUCT')), ...(await itemsUnder('SLUG'))].filter(
        ({ pk }) => pk === 'PRODUCT' || pk === 'SLUG',
      ),
    );
    expect((await call('listAdminProducts', { cookie })).body).toEqual([]);
    const zip = await upload(cookie, 'import-files', {
      bytes: new Uint8Array(packed),
      name: 'file.zip',
      type: 'application/zip',
    });
    const { status, body } = await call('createImport', { cookie, body: form({ kind: 'product', files: zip }) });
    expect([status, body.errors, body.rows]).toEqual([201, [], 500]);
    const results = await runAll('applyImport', body.id);
    expect(results.filter((result) => result.status !== 200)).toEqual([]);
    const after = (await call('listAdminProducts', { cookie })).body as Product[];
    expect(comparable(after)).toEqual(comparable(before));
    expect((await fetchMedia(pictureOf(after))).bytes).toEqual(picture7);
    expect((await preview((await call('exportProducts', { cookie })).body)).body).toMatchObject({
      changes: [],
      errors: [],
    });
    await runAll('undoImport', body.id);
    expect((await call('listAdminProducts', { cookie })).body).toEqual([]);
  }, 240_000);
});
