import { expect, it } from 'vitest';
import { formatFigure } from '../words/format-figure.ts';
import { displacementClassOf, figuresOf, leadingNumber } from './spec-figures.ts';

it.each([
  ['2,78 CV (2,04 kW) a 37.000 giri/min', 2.78],
  ['2.78 CV', 2.78],
  ['42.000 giri/min', 42_000],
  ['42000', 42_000],
  ['1.250,5 g', 1250.5],
  ['9', 9],
  ['circa 9', undefined],
  ['.21', undefined],
  ['', undefined],
])('%s begins with %s', (value, number) => expect(leadingNumber(value)).toBe(number));

it('formats a figure for each language', () => {
  expect([formatFigure(42_000, 'it'), formatFigure(2.78, 'it')]).toEqual(['42.000', '2,78']);
  expect([formatFigure(42_000, 'en'), formatFigure(2.78, 'en')]).toEqual(['42,000', '2.78']);
  expect([formatFigure(2, 'it', 2), formatFigure(1234.567, 'en', 1)]).toEqual(['2,00', '1,234.6']);
});

const specs = {
  Cilindrata: '3,49 cc (.21)',
  Potenza: '2,78 CV (2,04 kW) a 37.000 giri/min',
  'RPM Max': '42.000 giri/min',
};

it('an engine has its class, horsepower and maximum speed', () => {
  expect(figuresOf(specs, 'it')).toEqual({ class: '.21', power: '2,78', rpm: '42.000' });
  expect(figuresOf(specs, 'en')).toEqual({ class: '.21', power: '2.78', rpm: '42,000' });
});

it('omits figures that the specs do not contain', () => {
  expect(figuresOf({ Potenza: '2,04 kW', 'RPM Max': '42.000' }, 'it')).toEqual({ rpm: '42.000' });
  expect(figuresOf({ Potenza: 'da misurare', Cilindrata: '3,49 cc' }, 'it')).toBeUndefined();
});

it.each([
  ['3,49 cm³', '3.5cc'],
  ['3,5 cc (.21)', '3.5cc'],
  ['2.09cc', '2.1cc'],
  ['2,11', '2.1cc'],
  ['4,6 cc', undefined],
  ['3,5 CV', undefined],
  ['', undefined],
])('the displacement class of %j is %s', (value, name) => expect(displacementClassOf(value)).toBe(name));
