import { refusal } from '@rombo/shared/contract/issues';
import { expect, test } from 'vitest';
import { curveIssues, readCurve, rowOfPoint, writeCurve } from './curve-text.ts';

const curve = [
  { rpm: 10_000, kW: 0.42 },
  { rpm: 12_500, kW: 1 },
];

test.each([
  ['a spreadsheet', 'Giri/min\tPotenza (kW)\n10.000\t0,42\n12.500\t1,00'],
  ['a spreadsheet with torque between', 'giri\tNm\tkW\n10000\t0,40\t0,42\n12500\t0,76\t1'],
  ['a CSV file with semicolons', 'rpm;kW\r\n10000;0,42\r\n12500;1\r\n'],
  ['a CSV file with commas', 'rpm,kW\n10000,0.42\n12500,1'],
  ['a CSV file with commas and decimal commas', '10000,0,42\n12500,1,0'],
  ['figures and spaces', '\n10000   0.42\n\n12,500 1\n'],
  ['figures with units of thousands', "10'000;0,42\n12.500,0;1"],
  ['its own writing', writeCurve(curve)],
])('reads %s', (_, text) => expect(readCurve(text)).toMatchObject({ points: curve, faults: [] }));

test('reports invalid rows by number and reads the others', () => {
  const text = 'rpm;kW\n10000;0,42\n11000;circa 0,7\n12500;1\nfine prova';
  expect(readCurve(text).points).toEqual(curve);
  expect(curveIssues(text)).toEqual([3, 5].map((row) => refusal('row', { row, of: 'two_numbers' })));
  expect(rowOfPoint(text, 1)).toBe(4);
});

test.each([
  ['rpm;CV', '1', 0.735],
  ['rpm;PS', '1', 0.735],
  ['Speed;Power (bhp)', '1', 0.746],
  ['rpm;W', '420', 0.42],
  ['rpm;CV;kW', '9;0,42', 0.42],
])('the header %j tells the unit', (header, power, kW) => {
  expect(readCurve(`${header}\n10000;${power}`).points).toEqual([{ rpm: 10_000, kW }]);
});

test('blank text has no points', () => {
  expect(readCurve(' \n').points).toEqual([]);
  expect(writeCurve()).toBe('');
});
