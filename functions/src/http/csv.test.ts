import { csvSeparators } from '@rombo/shared/contract/limits';
import fc from 'fast-check';
import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { csvOf, separatorOf, unguard } from './csv.ts';

it('writes rows according to RFC 4180, after a UTF-8 byte order mark', () => {
  const rows = [
    ['a', 'a=b, c; d - e'],
    ['', 'due\nrighe, e "virgolette"'],
  ];
  expect(csvOf(rows)).toBe('\ufeff"a","a=b, c; d - e"\r\n"","due\nrighe, e ""virgolette"""\r\n');
});

/** Returns the rows that spreadsheets may read. With the wrong separator the quotes do not match, so some read them as text. */
const read = (csv: string, delimiter: ',' | ';'): string[][][] =>
  ['"', ...(delimiter === ';' ? ['\0'] : [])].map(
    (quoteChar) => papaparse.parse<string[]>(csv, { delimiter, quoteChar, skipEmptyLines: true }).data,
  );
const isFormula = (cell: string): boolean => /^[\s"\ufeff]*[=+\-@|%＝＋－＠]/.test(cell);

it('contains no formula in any cell that a spreadsheet reads with either separator', () => {
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

it('is separated by commas, or by what the query names among the known separators', () => {
  expect(separatorOf({})).toBe(',');
  for (const separator of csvSeparators) expect(separatorOf({ separator })).toBe(separator);
  const issue = expect.objectContaining({ path: 'separator', code: 'unknown_separator' });
  const refusal = expect.objectContaining({ code: 'bad_request', issues: [issue] });
  expect(() => separatorOf({ separator: '|' })).toThrow(refusal);
});

it('writes cells from which the guard against formulas can be removed exactly', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a1 =+-@|%＝;,\t\n\r"\'') });
  fc.assert(
    fc.property(text, (written) => {
      const [[cell = ''] = []] = papaparse.parse<string[]>(csvOf([[written]]).slice(1), {
        delimiter: ';',
        newline: '\r\n',
      }).data;
      expect(unguard(cell)).toBe(written);
    }),
    { numRuns: 2000 },
  );
});
