import { describe, expect, it } from 'vitest';
import { products } from './index.ts';
import { motori } from './motori.ts';

const KW_OF_CV = 0.7355;

/** The numbers in a spec, written the Italian way: '2,55 CV (1,88 kW) a 34.000 giri/min'. */
const numbersOf = (text = ''): number[] =>
  (text.match(/\d[\d.]*(,\d+)?/g) ?? []).map((number) => Number(number.replaceAll('.', '').replace(',', '.')));

const ranges = {
  '3.5cc': { bore: [16.26, 16.6], stroke: [16.1, 16.8], power: [2.4, 2.8], rpm: [33_000, 38_000], weight: [340, 370] },
  '2.1cc': { bore: [13.8, 14], stroke: [13.6, 14], power: [1.4, 1.8], rpm: [37_000, 42_000], weight: [220, 250] },
} as const;

function expectWithin(number: number | undefined, [least, most]: readonly [number, number]): void {
  expect(number).toBeGreaterThanOrEqual(least);
  expect(number).toBeLessThanOrEqual(most);
}

describe.each(motori)('$name', ({ technicalSpecs: specs, subcategory, sheet }) => {
  const range = ranges[subcategory ?? '3.5cc'];
  const [bore = 0, stroke = 0] = numbersOf(specs['Alesaggio x corsa']);
  const [power = 0, kilowatts, rpm = 0] = numbersOf(specs.Potenza);

  it('has the displacement that bore and stroke make, within its class', () => {
    const displacement = ((bore / 10) ** 2 * Math.PI * (stroke / 10)) / 4;
    const [written = 0] = numbersOf(specs.Cilindrata);
    expect(written).toBe(Number(displacement.toFixed(2)));
    expect(written).toBeLessThanOrEqual(subcategory === '3.5cc' ? 3.5 : 2.11);
    expectWithin(bore, range.bore);
    expectWithin(stroke, range.stroke);
  });

  it('gives its power in both units, at a speed it can turn', () => {
    expect(kilowatts).toBe(Number((power * KW_OF_CV).toFixed(2)));
    expectWithin(power, range.power);
    expectWithin(rpm, range.rpm);
    expect(numbersOf(specs['RPM Max'])[0]).toBeGreaterThan(rpm);
  });

  it('is as heavy as its class is', () => {
    expectWithin(numbersOf(specs.Peso)[0], range.weight);
  });

  it('has a sheet, and recommends a pipe for its displacement and exhaust, with its homologation', () => {
    expect(sheet).toBe(true);
    const [code = '', homologation] = (specs['Marmitta consigliata'] ?? '').split(', ');
    const pipe = products.find(({ technicalSpecs }) => technicalSpecs['Codice Articolo'] === code);
    expect(pipe?.subcategory).toBe(subcategory);
    expect(pipe?.technicalSpecs['Omologazione EFRA']).toBe(homologation);
    expect(specs.Scarico?.startsWith(pipe?.technicalSpecs.Scarico ?? 'none')).toBe(true);
  });

  it('has its power within the speeds that the pipe is tuned for', () => {
    const pipe = products.find(({ technicalSpecs }) =>
      specs['Marmitta consigliata']?.startsWith(technicalSpecs['Codice Articolo'] ?? 'none'),
    );
    const [least = 0, most = 0] = numbersOf(pipe?.technicalSpecs['Regime di accordo']);
    expectWithin(rpm, [least, most]);
  });
});
