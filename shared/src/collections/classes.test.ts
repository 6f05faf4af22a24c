import { expect, it } from 'vitest';
import { engine as demoEngine } from '../../test/products.ts';
import { classesIn } from './classes.ts';
import type { Product } from './product.ts';

const engine = (id: string, use: string, more: Partial<Product> = {}): Product => ({
  ...demoEngine,
  id,
  name: `Motore ${id}`,
  category: 'motori',
  technicalSpecs: { Impiego: use, Candela: 'Turbo media', 'Marmitta consigliata': 'RP-S21-N01, EFRA 9021' },
  ...more,
});
const part = (id: string, more: Partial<Product>): Product => ({
  ...demoEngine,
  id,
  name: `Ricambio ${id}`,
  category: 'ricambi',
  ...more,
});

it('engines are grouped by the class in their specs, larger scales first', () => {
  const classes = classesIn(
    'it',
    [engine('a', '1:10 pista'), engine('b', '1:8 buggy'), engine('c', '1:8 buggy, gare di club'), engine('d', '')],
    [],
  );
  expect(classes.map(({ name, engines }) => [name, engines.map(({ id, note }) => [id, note])])).toEqual([
    [
      '1:8 buggy',
      [
        ['b', undefined],
        ['c', 'gare di club'],
      ],
    ],
    ['1:10 pista', [['a', undefined]]],
  ]);
});

it('a discontinued engine comes after the others of its class', () => {
  const old = engine('a', '1:8 buggy', { availability: 'discontinued' });
  const [found] = classesIn('it', [old, engine('b', '1:8 buggy')], []);
  expect(found?.engines.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('an engine names the pipe of its recommended code and the parts of each type that fit it', () => {
  const parts = [
    part('pipe', { technicalSpecs: { 'Codice Articolo': 'RP-S21-N01' } }),
    part('plug', { partType: 'glow_plug', fits: ['a'] }),
    part('other', { partType: 'glow_plug', fits: ['b'] }),
    part('gasket', { fits: ['a'] }),
    part('wheel', { partType: 'flywheel', fits: ['a', 'b'] }),
  ];
  const [found] = classesIn('it', [engine('a', '1:8 buggy')], parts);
  const cells = found?.engines[0]?.cells;
  expect(cells?.pipe).toMatchObject({ text: 'RP-S21-N01, EFRA 9021', parts: [{ id: 'pipe' }] });
  expect(cells?.plug).toMatchObject({ text: 'Turbo media', parts: [{ id: 'plug' }] });
  expect(cells?.flywheel).toMatchObject({ parts: [{ id: 'wheel' }] });
  expect(cells?.fuel).toEqual({ parts: [] });
});

it('classes and specs are translated, and untranslated ones are marked', () => {
  const technicalSpecs = { Impiego: '1:8 pista', Candela: 'Mia candela' };
  const [found] = classesIn('en', [engine('a', '1:8 pista', { technicalSpecs })], []);
  expect(found?.name).toBe('1:8 on-road');
  const notes = [engine('b', '1:8 pista, gare di club'), engine('c', '1:8 pista, gare di paese')];
  expect(classesIn('en', notes, [])[0]?.engines).toMatchObject([
    { note: 'club racing', italian: ['name'] },
    { note: 'gare di paese', italian: ['name', 'note'] },
  ]);
  expect(classesIn('it', notes, [])[0]?.engines[1]).not.toHaveProperty('italian');
  expect(found?.engines[0]).toMatchObject({ italian: ['name'], cells: { plug: { text: 'Mia candela', lang: 'it' } } });
});
