import { listedKinds } from '@rombo/shared/contract/kinds';
import { collections } from '@rombo/shared/contract/routes';
import { byLanguage, languageCodes } from '@rombo/shared/words/languages';
import { expect, it } from 'vitest';
import { type Column, columnsOf, isRecord, toCell } from './columns.ts';

it.each(listedKinds)('every column and choice of a %s has a name of its own in each language', async (kind) => {
  const columns = (await columnsOf(collections[kind])).map((one) => (isRecord(one) ? one.columnOf('Peso') : one));
  for (const language of languageCodes) {
    const headings = columns.map(({ heading }) => heading[language]);
    expect(new Set(headings).size).toBe(headings.length);
    // A field without a text has its name in the code.
    expect(headings.filter((heading) => /^[a-z]/.test(heading))).toEqual([]);
    for (const { path, options } of columns) {
      const names = [...options.values()].map((name) => name[language]);
      expect(new Set(names).size).toBe(names.length);
      if (path[0] !== 'subcategory') expect(names.filter((name) => /^[A-Z]{2}$|_|^[a-z]+$/.test(name))).toEqual([]);
    }
  }
});

it('writes each shape of a value as an Italian cell', () => {
  const words = { yes: 'sì', no: 'no' };
  const context = { decimal: ',', words, nameOf: (id: string) => `code of ${id}` };
  const options = new Map([['it', { ...byLanguage(() => 'Italy'), it: 'Italia' }]]);
  const cell = (shape: Column['shape'], value: unknown) =>
    toCell(value, { path: [], shape, heading: byLanguage(() => ''), options }, context);
  expect(cell('number', 1299.5)).toBe('1299,5');
  expect(cell('flag', true)).toBe('sì');
  expect(cell('choice', 'it')).toBe('Italia');
  expect(cell('references', ['1', '2'])).toBe('code of 1 | code of 2');
  expect(cell('list', ['A', 'B'])).toBe('A | B');
  expect(cell('list', ['A|B'])).toBe('["A|B"]');
  expect(cell('files', ['/media/products/1/a.jpg'])).toBe('a.jpg');
  expect(cell('json', { points: [{ x: 0.5, product: '1' }] })).toBe('{"points":[{"x":0.5,"product":"code of 1"}]}');
  expect(cell('text', undefined)).toBe('');
});
