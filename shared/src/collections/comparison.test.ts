import { expect, it } from 'vitest';
import { engine as anEngine } from '../../test/products.ts';
import { comparisonOf } from './comparison.ts';
import type { Product, RelatedProduct } from './product.ts';
import { comparisonQuery, parseCompared } from './query-rules.ts';

const engine = (name: string, technicalSpecs: Product['technicalSpecs'], changes: Partial<Product> = {}): Product => ({
  ...anEngine,
  id: `id-${name}`,
  slug: name,
  name,
  technicalSpecs,
  ...changes,
});

const one = engine('saetta', {
  'Codice Articolo': 'RP-1',
  Potenza: '2,50 CV a 37.000 giri/min',
  'RPM Max': '40.000 giri/min',
  Travasi: '9',
  'Alesaggio × corsa': '16,50 × 16,30 mm',
  Rodaggio: '6 pieni',
  Candela: 'Turbo fredda',
  Peso: '350 g',
});
const two = engine('tuono', {
  'Codice Articolo': 'RP-2',
  Potenza: '2,00 CV (1,47 kW) a 34.000 giri/min',
  'RPM Max': '40.000 giri/min',
  Travasi: '5',
  'Alesaggio × corsa': '16,26 × 16,80 mm',
  Rodaggio: '8 pieni',
  Candela: 'Turbo fredda',
  Venturi: '9,0 mm',
});

const rowsOf = (...products: Product[]) =>
  new Map(comparisonOf('it', products).rows.map((row) => [row.label.text, row]));

it('specs are rows in the order of the products that have them, without the article code', () => {
  expect([...rowsOf(one, two).keys()]).toEqual([
    ...['Potenza', 'RPM Max', 'Travasi', 'Alesaggio × corsa', 'Rodaggio', 'Candela', 'Peso', 'Venturi'],
  ]);
  expect(rowsOf(one, two).get('Peso')?.cells).toEqual([{ text: '350 g' }, null]);
  expect(comparisonOf('it', [one, two]).products.map(({ articleCode }) => articleCode)).toEqual(['RP-1', 'RP-2']);
});

it('marks rows whose values differ, including those of only one product', () => {
  const marked = [...rowsOf(one, two)].filter(([, { differs }]) => !differs).map(([label]) => label);
  expect(marked).toEqual(['RPM Max', 'Candela']);
});

it('figures of one unit have bars; texts, mixed units, counts and equal figures have none', () => {
  const bars = Object.fromEntries([...rowsOf(one, two)].map(([label, row]) => [label, row.bars]));
  expect(bars).toMatchObject({ Potenza: [100, 80], Travasi: [100, 56] });
  expect(Object.keys(bars).filter((label) => bars[label])).toEqual(['Potenza', 'Travasi']);
  const heavier = engine('x', { ...two.technicalSpecs, Peso: '0,4 kg' });
  expect(rowsOf(one, heavier).get('Peso')?.bars).toBeUndefined();
  const light = engine('y', { Peso: '175 g' });
  expect(rowsOf(one, two, light).get('Peso')?.bars).toEqual([100, null, 50]);
});

it('figures show the difference from the first product, and the best one if that is defined', () => {
  const light = engine('y', { ...two.technicalSpecs, Peso: '1,02 kg', Venturi: '8,5 mm' }, { price: 1200 });
  const heavy = engine('z', { ...one.technicalSpecs, Peso: '1,1 kg', Venturi: '9,0 mm' }, { price: 1000 });
  const { rows, products } = comparisonOf('en', [light, heavy]);
  const standings = new Map(
    rows.map(({ label, cells }) => [label.text, cells.map((cell) => [cell?.difference, cell?.isBest])]),
  );
  expect(standings.get('Power')).toEqual([
    [undefined, undefined],
    ['+25\u00a0%', true],
  ]);
  expect(standings.get('Weight')).toEqual([
    [undefined, true],
    ['+0.08\u00a0kg', undefined],
  ]);
  expect(standings.get('Venturi')?.[1]).toEqual(['+0.5\u00a0mm', undefined]);
  expect(standings.get('Transfer ports')?.[1]).toEqual(['+4', undefined]);
  expect(standings.get('Glow plug')?.flat()).toEqual([undefined, undefined, undefined, undefined]);
  expect(products.map(({ priceStanding }) => priceStanding)).toEqual([{}, { difference: '−17\u00a0%', isBest: true }]);
});

it('texts are in the language of the page, and marked if they are not', () => {
  const { products, rows } = comparisonOf('en', [
    engine('a', { Travasi: 'nove', Verniciatura: '9' }, { slugEn: 'a-en' }),
    two,
  ]);
  expect(products[0]).toMatchObject({ slug: 'a-en', italian: ['name'] });
  expect(rows[0]).toMatchObject({
    label: { text: 'Transfer ports' },
    cells: [{ text: 'nove', lang: 'it' }, { text: '5' }],
  });
  expect(rows[1]?.label).toEqual({ text: 'Verniciatura', lang: 'it' });
});

it('compares at most four products, each once, and offers others while there is room', () => {
  const others = ['a', 'b', 'c'].map((name) => engine(name, {}));
  const related = [one, two].map((it) => ({ ...it, image: null, articleCode: null, picture: null }) as RelatedProduct);
  const names = (found: Product[]) => comparisonOf('it', found, related).products.map(({ name }) => name);
  expect(names([one, one, ...others, two])).toEqual(['saetta', 'a', 'b', 'c']);
  expect(comparisonOf('it', [one], related).offered).toEqual([{ slug: 'tuono', name: 'tuono' }]);
  expect(comparisonOf('it', [one, ...others], related).offered).toEqual([]);
  expect(comparisonOf('it', [one], related).rows).toEqual([]);
});

it('an address names products in order, each once', () => {
  expect(parseCompared('b,a,b,,A b,../x')).toEqual(['b', 'a']);
  expect(parseCompared(null)).toEqual([]);
  expect(parseCompared(Array.from({ length: 20 }, (_, at) => `p${at}`).join(','))).toHaveLength(8);
  expect(comparisonQuery(['b', 'a'])).toBe('p=b,a');
});
