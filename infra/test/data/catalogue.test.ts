import type { Product } from '@rombo/shared/collections/product';
import { fitLimits } from '@rombo/shared/collections/product-fit';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { emptyTable } from './empty-table.ts';
import { idOf, letterOf, product } from './fixtures.ts';

const clear = await emptyTable();
const { copyFits } = await import('../../../functions/src/data/product-copy.ts');
const { findCompared, findProduct } = await import('../../../functions/src/data/product-details.ts');
const { getProduct, productStore } = await import('../../../functions/src/data/products.ts');
const { insert } = await import('../../../functions/src/data/versions.ts');

const ENGINE = idOf('a');
const part = (letter: string, changes: Partial<Product> = {}) =>
  product(letter, { category: 'ricambi', name: `Ricambio ${letter}`, fits: [ENGINE], ...changes });
const store = async (...all: ReturnType<typeof product>[]) => {
  for (const each of all) expect(await insert(productStore, each)).toBeDefined();
};
const names = (all: readonly { id: string }[] = []) => all.map(letterOf).join('');
const pageOf = async (letter: string) => (await findProduct(idOf(letter))) ?? expect.fail();

beforeEach(clear);

describe('the page of a product', () => {
  it('lists the parts of an engine by name, then by id', async () => {
    await store(product('a'), part('b', { name: 'Zeta' }), part('d', { name: 'Alfa' }), part('c', { name: 'Alfa' }));
    expect(names((await pageOf('a')).parts)).toBe('cdb');
  });

  it('lists what is replaced together, and the same kind of other engines', async () => {
    const piston = { partType: 'piston_sleeve' } as const;
    await store(
      ...[product('a'), part('b', piston), part('c', { partType: 'conrod' }), part('d', { partType: 'gasket' })],
      ...[
        part('e', { partType: 'bearing' }),
        part('f'),
        part('g', piston),
        part('h', { ...piston, fits: [idOf('z')] }),
      ],
    );
    const { together, sameKind, fits, engines } = await pageOf('b');
    expect([names(together), names(sameKind), fits, names(engines)]).toEqual(['cd', 'h', [ENGINE], 'a']);
    const { together: none, sameKind: noKind } = await pageOf('f');
    expect([none, noKind]).toEqual([undefined, undefined]);
  });

  it('suggests parts for the first engine that visitors see', async () => {
    const fits = [idOf('z'), ENGINE];
    const piston = { partType: 'piston_sleeve', fits } as const;
    await store(
      ...[product('z', { status: 'hidden' }), product('a'), part('b', piston), part('c', { partType: 'conrod' })],
      ...[part('d', { partType: 'gasket', fits: [idOf('z')] }), part('e', { ...piston, fits: [idOf('z')] })],
    );
    const { together, sameKind } = await pageOf('b');
    expect([names(together), names(sameKind)]).toEqual(['c', 'e']);
    await store(part('f', { partType: 'gasket', fits: [idOf('z')] }));
    expect(await pageOf('f')).not.toHaveProperty('sameKind');
  });

  it('lists eight products of the same kind, none for a part that fits no engine or is of no type', async () => {
    const bearing = { partType: 'bearing', fits: [idOf('z')] } as const;
    const others = 'cdefghijk'.split('').map((letter) => part(letter, { ...bearing, fits: [idOf('z')] }));
    await store(product('a'), part('b', { partType: 'bearing' }), ...others, part('l', { ...bearing, fits: [] }));
    expect(names((await pageOf('b')).sameKind)).toBe('cdefghij');
    expect(await pageOf('l')).not.toHaveProperty('sameKind');
  });

  it('links the codes in its texts, but not its own', async () => {
    const coded = (code: string, others = {}) => ({ technicalSpecs: { 'Codice Articolo': code, ...others } });
    await store(
      product('a'),
      part('b', { description: 'Come RP-C1 e RP-B1.', ...coded('RP-B1', { Con: 'RP-D1 o RP-X9' }) }),
      ...[part('c', coded('RP-C1')), part('d', coded('RP-D1'))],
    );
    const mentions = [
      { code: 'RP-C1', slug: 'ricambio-c', slugEn: null },
      { code: 'RP-D1', slug: 'ricambio-d', slugEn: null },
    ];
    expect((await pageOf('b')).mentions?.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual(mentions);
    const { products, related } = await findCompared(['ricambio-c', 'x', 'ricambio-b']);
    expect(products.map((one) => [letterOf(one), one.mentions.length])).toEqual([
      ['c', 0],
      ['b', 2],
    ]);
    expect(names(related).split('').sort().join('')).toBe('bd');
    expect(await findCompared(['x'])).toEqual({ products: [], related: [] });
  });
});

test('the parts of an engine fit its copy too, as newer versions, up to the limit of a part', async () => {
  const full = [ENGINE, ...Array.from({ length: fitLimits.fits - 1 }, (_, at) => idOf(String.fromCharCode(200 + at)))];
  const copy = idOf('y');
  await store(
    ...[product('a'), part('b'), part('c', { fits: [idOf('z')] }), part('d', { fits: [ENGINE, copy] })],
    part('e', { fits: full }),
    part('f', { fits: full.slice(0, -1) }),
  );
  await copyFits(ENGINE, copy, 'admin');
  await copyFits(ENGINE, copy, 'admin');
  const fitsOf = async (letter: string) => {
    const { fits, version } = (await getProduct(idOf(letter))) ?? expect.fail();
    return [version, fits?.includes(copy), fits?.length];
  };
  expect(await fitsOf('a')).toEqual([1, undefined, undefined]);
  expect(await fitsOf('b')).toEqual([2, true, 2]);
  expect(await fitsOf('c')).toEqual([1, false, 1]);
  expect(await fitsOf('d')).toEqual([1, true, 2]);
  expect(await fitsOf('e')).toEqual([1, false, fitLimits.fits]);
  expect(await fitsOf('f')).toEqual([2, true, fitLimits.fits]);
});
