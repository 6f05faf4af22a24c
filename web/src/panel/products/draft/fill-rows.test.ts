import { expect, test } from 'vitest';
import { fillRows, MOST_EXTRAS } from './fill-rows.ts';

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
