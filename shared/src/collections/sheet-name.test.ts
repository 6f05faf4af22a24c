import { expect, it } from 'vitest';
import { sheetName } from './sheet-name.ts';

it.each([
  ['RP-M21-P01', 'Saetta .21 Pista', 'RP-M21-P01-saetta-21-pista.pdf'],
  ['', 'Saetta .21 Pista', 'saetta-21-pista.pdf'],
  ['RP 12/3.5cc', 'Motore più veloce', 'RP-12-3-5cc-motore-piu-veloce.pdf'],
  ['"; filename="x.html', 'Bi\r\nella', 'filename-x-html-bi-ella.pdf'],
  ['../..', '日本', 'prodotto.pdf'],
  ['Ä1', 'x'.repeat(200), `A1-${'x'.repeat(60)}.pdf`],
])('a sheet with code %j and name %j is saved as %s', (code, name, file) => {
  expect(sheetName({ name, technicalSpecs: code ? { 'Codice Articolo': code } : {} })).toBe(file);
});
