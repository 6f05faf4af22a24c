import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const body = (...cells: string[]) => csvOf([cells]).slice(1);

/** The rows that two parsers read: with another separator than ours the quotes do not fit, and one of them reads as if there were none. */
const read = (csv: string, delimiter: ',' | ';'): string[][][] => [
  papaparse.parse<string[]>(csv, { delimiter, skipEmptyLines: true }).data,
  parse(csv, {
    ...{ delimiter, bom: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] },
    quote: delimiter === ',' && '"',
  }),
];
const isFormula = (cell: string): boolean => /^[\s"\ufeff]*[=+\-@|%＝＋－＠]/.test(cell);

describe('csvOf', () => {
  it('writes rows as RFC 4180 has them, after a mark of UTF-8', () => {
    expect(
      csvOf([
        ['a', 'b'],
        ['è', 'due\nrighe, e "virgolette"'],
      ]),
    ).toBe('\ufeff"a","b"\r\n"è","due\nrighe, e ""virgolette"""\r\n');
  });

  it.each(['=1+1', '+39 030', '-1', '@SUM(A1)', ' =1', '|cmd', '%0A', '＝1', '＋1', '－1', '＠A1', '\tdue'])(
    'makes a text of the cell %j, which a spreadsheet would calculate',
    (text) => {
      expect(body(text)).toBe(`"'${text}"\r\n`);
    },
  );

  it.each(['\n', '\r\n', ';', ',', '\t'])('makes a text of a formula behind %j', (sign) => {
    expect(body(`Ciao${sign} =1+1`)).toBe(`"Ciao${sign}' =1+1"\r\n`);
  });

  it('leaves other cells as they are', () => {
    expect(body('ada@example.org', 'a=b, c; d - e', '')).toBe('"ada@example.org","a=b, c; d - e",""\r\n');
  });

  it('has no formula in any cell that two parsers read with either separator', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a1 =+-@|%＝＋－＠;,\t\n\r"\'') });
    const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rows, (written) => {
        const csv = csvOf(written);
        for (const found of read(csv, ',')) expect(found).toHaveLength(written.length);
        for (const found of [...read(csv, ','), ...read(csv, ';')]) expect(found.flat().filter(isFormula)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
