import { expect, test } from 'vitest';
import { nextField } from './next-field.ts';

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
