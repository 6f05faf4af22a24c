import { expect, test } from 'vitest';
import { readSpecTable } from './spec-table.ts';

test.each([
  ['two columns', 'Peso\t352 g\r\nAlesaggio\t16,6 mm\r\n', ['Peso: 352 g', 'Alesaggio: 16,6 mm']],
  ['a unit in a column of its own', 'Potenza\t2,65\tCV', ['Potenza: 2,65 CV']],
  ['a column left blank between them', 'Peso\t\t352 g', ['Peso: 352 g']],
  ['lines without a label or a value', 'Peso\t\n\t352 g\n\nCorsa\t16,8 mm', ['Corsa: 16,8 mm']],
  ['quoted cells', '"Candela\n""turbo"""\tP 3\nNote\t12" lunga', ['Candela "turbo": P 3', 'Note: 12" lunga']],
  ['a text without columns', 'Peso 352 g\nCorsa 16,8 mm', []],
])('%s', (_, text, rows) => {
  expect(readSpecTable(text).map(({ label, value }) => `${label}: ${value}`)).toEqual(rows);
});
