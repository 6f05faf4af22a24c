import { expect, test } from 'vitest';
import { fillRows, MOST_EXTRAS, nextField, readSpecTable, suggestLabels } from './spec-lines.ts';

const blank = ['', '', '', '', ''];

test('labels that the form has take the new value, others follow in their order', () => {
  const rows = {
    fixedSpecs: ['RP-1', '', '', '', ''],
    extraSpecs: [
      { label: 'Peso', value: '300 g' },
      { label: '', value: '' },
    ],
  };
  const pasted = [
    { label: 'potenza', value: '2 CV' },
    { label: 'Corsa', value: '16,8 mm' },
    { label: 'PESO ', value: '352 g' },
  ];
  expect(fillRows(rows, pasted)).toEqual({
    fixedSpecs: ['RP-1', '', '2 CV', '', ''],
    extraSpecs: [
      { label: 'Peso', value: '352 g' },
      { label: 'Corsa', value: '16,8 mm' },
    ],
    left: 0,
  });
});

test('a label that the table repeats is one line, with its last value', () => {
  const twice = ['1', '2'].map((value) => ({ label: 'Travasi', value }));
  expect(fillRows({ fixedSpecs: blank, extraSpecs: [] }, twice).extraSpecs).toEqual([{ label: 'Travasi', value: '2' }]);
});

test('lines beyond the limit are left out and counted', () => {
  const many = Array.from({ length: MOST_EXTRAS + 3 }, (_, at) => ({ label: `Voce ${at}`, value: 'x' }));
  const { extraSpecs, left } = fillRows({ fixedSpecs: blank, extraSpecs: [] }, many);
  expect([extraSpecs.length, left]).toEqual([MOST_EXTRAS, 3]);
});

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

const withLabels = (category: 'motori' | 'ricambi', ...labels: string[]) => ({
  category,
  technicalSpecs: Object.fromEntries(labels.map((label) => [label, 'x'])),
});

test('labels come from products of the category, the most frequent first, without the fixed ones', () => {
  const products = [
    withLabels('motori', 'Potenza', 'Corsa', 'Peso'),
    withLabels('motori', 'Peso', 'Alesaggio'),
    withLabels('motori', 'Peso', 'Travasi', 'Corsa'),
    withLabels('ricambi', 'Materiale'),
  ];
  expect(suggestLabels(products, 'motori')).toEqual({
    labels: ['Peso', 'Corsa', 'Alesaggio', 'Travasi'],
    usual: ['Peso', 'Corsa'],
  });
  expect(suggestLabels(products, 'ricambi').usual).toEqual(['Materiale']);
  expect(suggestLabels([], 'motori')).toEqual({ labels: [], usual: [] });
});

const fixedSpecs = ['', '', '', '', ''];
const rows = (...extras: [string, string][]) => ({
  fixedSpecs,
  extraSpecs: extras.map(([label, value]) => ({ label, value })),
});

test.each([
  ['a fixed spec leads to the next', 'fixedSpecs.0', rows(), 'fixedSpecs.1'],
  ['the last fixed one leads to the first of one’s own', 'fixedSpecs.4', rows(['', '']), 'extraSpecs.0.label'],
  [
    'a name leads to its value while that is blank',
    'extraSpecs.0.label',
    rows(['Peso', ''], ['', '']),
    'extraSpecs.0.value',
  ],
  ['a filled line leads to the next', 'extraSpecs.0.value', rows(['Peso', '1 g'], ['', '']), 'extraSpecs.1.label'],
  [
    'a line that has its name already is filled in',
    'extraSpecs.0.value',
    rows(['Peso', '1 g'], ['Corsa', '']),
    'extraSpecs.1.value',
  ],
  ['the last filled line leads to a new one', 'extraSpecs.0.value', rows(['Peso', '1 g']), 'new'],
  ['the last fixed one leads to a new line', 'fixedSpecs.4', rows(), 'new'],
  ['a blank line leads nowhere', 'extraSpecs.0.label', rows(['', '']), null],
])('%s', (_, name, filled, next) => {
  expect(nextField(name, filled)).toBe(next);
});
