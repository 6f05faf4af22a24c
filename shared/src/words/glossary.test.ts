import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glossaries } from './glossary.ts';
import { fixedSpecs } from './spec-labels.ts';

const { label: translateLabel, value: translateValue } = glossaries.en;

describe('the glossary', () => {
  it.each([
    ['2,78 CV (2,04 kW) a 37.000 giri/min', '2.78 hp (2.04 kW) at 37,000 rpm'],
    ['16,50 × 16,30 mm', '16.50 × 16.30 mm'],
    ['37.000–42.000 giri/min', '37,000–42,000 rpm'],
    ['6,0, 6,5, 7,0 e 7,5 mm', '6.0, 6.5, 7.0 and 7.5 mm'],
    ['Miscela nitro 16%, olio 10%', '16% nitro fuel, 10% oil'],
    ['Ø 14 mm, temprato e rettificato', 'Ø 14 mm, hardened and ground'],
    ['NiMH 1,2 V, 3.300 mAh', 'NiMH 1.2 V, 3,300 mAh'],
    ['-0,5 °C', '-0.5 °C'],
    ['120.000 €', '€120,000'],
    ['3,49 cm³', '3.49 cm³'],
  ])('translates %j to %j', (italian, english) => expect(translateValue(italian)).toBe(english));

  it.each(['Lavare con benzina pulita, asciugare, oliare', '3.5 giri', '12-34.567', ''])(
    'returns undefined for %j',
    (value) => expect(translateValue(value)).toBeUndefined(),
  );

  it('has every label of the form, and no inherited key', () => {
    expect(fixedSpecs.map(translateLabel)).not.toContain(undefined);
    expect(translateLabel('Travasi')).toBe('Transfer ports');
    expect([translateLabel('constructor'), translateValue('constructor')]).toEqual([undefined, undefined]);
  });

  const figure = fc
    .record({ value: fc.integer({ min: 0, max: 9_999_999 }), digits: fc.integer({ min: 0, max: 2 }) })
    .map(({ value, digits }) => {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: 'always' } as const;
      const write = (locale: string) => new Intl.NumberFormat(locale, options).format(value / 10 ** digits);
      return { italian: write('it-IT'), english: write('en-GB') };
    });

  it('formats every figure for English, with any unit', () => {
    fc.assert(
      fc.property(figure, figure, fc.constantFrom('mm', 'g', 'cc', 'kW'), (one, other, unit) => {
        expect(translateValue(`${one.italian} ${unit}`)).toBe(`${one.english} ${unit}`);
        expect(translateValue(`${one.italian} x ${other.italian} ${unit}`)).toBe(
          `${one.english} × ${other.english} ${unit}`,
        );
        expect(translateValue(`${one.italian} giri/min`)).toBe(`${one.english} rpm`);
      }),
    );
  });

  it('does not translate a value with an unknown word', () => {
    const known = fc.constantFrom<string>('2,78 CV', 'Laterale', 'nitro 16%', 'RP-M21-B01');
    fc.assert(
      fc.property(fc.array(known, { maxLength: 4 }), fc.nat(4), (parts, at) => {
        const value = [...parts.slice(0, at), 'zigrinato', ...parts.slice(at)].join(', ');
        expect(translateValue(value)).toBeUndefined();
      }),
    );
  });
});
