import { specLimits } from '@rombo/shared/collections/technical-specs';
import { expect, test } from 'vitest';
import { fillRows, nextField, readSpecTable, repeatedLabels, rowsOf, suggestLabels } from './spec-lines.ts';

const linesOf = (...extras: [label: string, value: string][]) => extras.map(([label, value]) => ({ label, value }));
const rows = (...extras: [label: string, value: string][]) => [...rowsOf({}), ...linesOf(...extras)];

test('pasting updates existing labels and appends new ones in order', () => {
  const before = [...rowsOf({ 'Codice Articolo': 'RP-1', Peso: '300 g' }), ...linesOf(['', ''])];
  const pasted = linesOf(['potenza', '2 CV'], ['Corsa', '16 mm'], ['PESO ', '352 g'], ['Corsa', '16,8 mm']);
  expect(fillRows(before, pasted)).toEqual({
    rows: rowsOf({ 'Codice Articolo': 'RP-1', Potenza: '2 CV', Peso: '352 g', Corsa: '16,8 mm' }),
    overflow: 0,
  });
});

test('labels are the same however their accents are stored', () => {
  const composed = 'Velocità';
  const decomposed = composed.normalize('NFD');
  const before = linesOf([decomposed, '1']);
  expect(fillRows(before, linesOf([composed, '2'])).rows).toEqual(linesOf([decomposed, '2']));
  expect(repeatedLabels(linesOf([decomposed, '1'], [composed, '2']))).toEqual(['technicalSpecs.1.label']);
});

test('the fixed lines come first, even before a label that is a number', () => {
  expect(rowsOf({ 12: 'x', Potenza: '2 CV' })).toEqual([...rowsOf({ Potenza: '2 CV' }), ...linesOf(['12', 'x'])]);
});

test('drops and counts lines beyond the limit', () => {
  const many = Array.from({ length: specLimits.count }, (_, at) => ({ label: `Voce ${at}`, value: 'x' }));
  const { rows: filled, overflow } = fillRows(rows(), many);
  expect([filled.length, overflow]).toEqual([specLimits.count, 5]);
});

test.each([
  ['two columns', 'Peso\t352 g\r\nAlesaggio\t16,6 mm\r\n', ['Peso: 352 g', 'Alesaggio: 16,6 mm']],
  ['a unit in a column of its own', 'Potenza\t2,65\tCV', ['Potenza: 2,65 CV']],
  ['a column left blank between them', 'Peso\t\t352 g', ['Peso: 352 g']],
  ['lines without a label or a value', 'Peso\t\n\t352 g\n\nCorsa\t16,8 mm', ['Corsa: 16,8 mm']],
  ['quoted cells', '"Candela\n""turbo"""\tP 3\nNote\t12" lunga', ['Candela "turbo": P 3', 'Note: 12" lunga']],
  [
    'names and values in lines',
    'Peso: 352 g\nRapporto: 1:10\n\nRegime:  32.000-36.000',
    ['Peso: 352 g', 'Rapporto: 1:10', 'Regime: 32.000-36.000'],
  ],
  ['dashes between them', 'Peso – 352 g\nCorsa - 16,8 mm', ['Peso: 352 g', 'Corsa: 16,8 mm']],
  ['a cell in each line', 'Peso\n352 g\nCorsa\n16,8 mm', ['Peso: 352 g', 'Corsa: 16,8 mm']],
  ['lines that are no pairs', 'Peso 352 g\nCorsa 16,8 mm\nTravasi 7', []],
  ['one line', 'Rapporto: 1:10', []],
])('a table is read with %s', (_, text, read) => {
  expect(readSpecTable(text).specs.map(({ label, value }) => `${label}: ${value}`)).toEqual(read);
});

test('a row without a value is named', () => {
  const { specs, blank } = readSpecTable('Peso\t352 g\nCorsa:\t\n\t\nTravasi\t7');
  expect([specs.length, blank]).toEqual([2, ['Corsa']]);
});

test('suggests labels of the category by frequency, without the fixed specs', () => {
  const withLabels = (category: 'motori' | 'ricambi', ...labels: string[]) => ({
    category,
    technicalSpecs: Object.fromEntries(labels.map((label) => [label, 'x'])),
  });
  const products = [
    withLabels('motori', 'Potenza', 'Corsa', 'Peso'),
    withLabels('motori', 'Peso', 'Alesaggio'),
    withLabels('motori', 'Peso', 'Travasi', 'Corsa'),
    withLabels('ricambi', 'Materiale'),
  ];
  const labels = ['Peso', 'Corsa', 'Alesaggio', 'Travasi'];
  expect(suggestLabels(products, 'motori')).toEqual({ labels, usual: ['Peso', 'Corsa'] });
  expect(suggestLabels([], 'motori')).toEqual({ labels: [], usual: [] });
});

test.each([
  ['a fixed spec to the next', 'technicalSpecs.0.value', rows(), 'technicalSpecs.1.value'],
  ['the last fixed one to the first other one', 'technicalSpecs.4.value', rows(['', '']), 'technicalSpecs.5.label'],
  ['a label to its blank value', 'technicalSpecs.5.label', rows(['Peso', ''], ['', '']), 'technicalSpecs.5.value'],
  ['a filled line to the next', 'technicalSpecs.5.value', rows(['Peso', '1 g'], ['', '']), 'technicalSpecs.6.label'],
  ['over a present label', 'technicalSpecs.5.value', rows(['Peso', '1 g'], ['Corsa', '']), 'technicalSpecs.6.value'],
  ['the last filled line to a new one', 'technicalSpecs.5.value', rows(['Peso', '1 g']), 'new'],
  ['the last fixed one to a new line', 'technicalSpecs.4.value', rows(), 'new'],
  ['a blank line nowhere', 'technicalSpecs.5.label', rows(['', '']), null],
])('Enter leads from %s', (_, name, filled, next) => expect(nextField(name, filled)).toBe(next));
