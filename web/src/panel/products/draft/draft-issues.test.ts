import { expect, test } from 'vitest';
import { issuesOf, placeIssue } from './draft-issues.ts';
import { draftOf, emptyDraft, type ProductDraft } from './product-draft.ts';
import { engine } from './product-fixture.ts';

const extra = (label: string, value: string): ProductDraft => ({
  ...draftOf(engine),
  extraSpecs: [
    { label: 'Peso', value: '350 g' },
    { label, value },
  ],
});

test('a product that the server has is free of issues', () => {
  expect(issuesOf(draftOf(engine))).toEqual([]);
});

test('an empty form names the fields that are required', () => {
  expect(issuesOf(emptyDraft)).toEqual([
    { place: 'name', message: 'Campo obbligatorio' },
    { place: 'description', message: 'Campo obbligatorio' },
  ]);
});

test('a label that cannot be kept is shown at the name of its line', () => {
  expect(issuesOf(extra('__proto__', 'x'))).toEqual([
    { place: 'extraSpecs.1.label', message: 'Etichetta non ammessa' },
  ]);
  expect(issuesOf(extra('42', 'x'))).toEqual([{ place: 'extraSpecs.1.label', message: 'Etichetta non ammessa' }]);
});

test('a value that is too long is shown at the value of its line', () => {
  expect(issuesOf(extra('Corsa (16.8)', 'x'.repeat(201)))).toEqual([
    { place: 'extraSpecs.1.value', message: 'Al massimo 200 caratteri' },
  ]);
});

test('a name that another line has already is refused rather than overwritten', () => {
  expect(issuesOf(extra('Peso', '360 g'))).toEqual([{ place: 'extraSpecs.1.label', message: 'Etichetta ripetuta' }]);
  expect(issuesOf(extra('Potenza', '3 CV'))).toEqual([{ place: 'extraSpecs.1.label', message: 'Etichetta ripetuta' }]);
});

test('a displacement does not fit an accessory', () => {
  const [issue] = issuesOf({ ...draftOf(engine), category: 'accessori' });
  expect(issue).toEqual({ place: 'subcategory', message: 'Questa categoria non ha cilindrate' });
});

test('more than twenty pictures are too many', () => {
  const pictures = Array.from({ length: 21 }, (_, index) => ({
    id: `${index}`,
    address: `/media/${index}.jpg`,
    alt: { it: '', en: '' },
    focalPoint: null,
  }));
  expect(issuesOf({ ...draftOf(engine), pictures })).toEqual([
    { place: 'pictures', message: 'Al massimo 20 immagini' },
  ]);
});

test("the server's issues find their fields, files and fixed specs among them", () => {
  const draft = extra('Corsa 16.8', '1');
  const place = (path: string, message = 'no') => placeIssue({ path, message }, draft).place;
  expect(place('name')).toBe('name');
  expect(place('images.2')).toBe('pictures');
  expect(place('technicalSheet')).toBe('sheet');
  expect(place('technicalSpecs.Potenza')).toBe('fixedSpecs.2');
  expect(place('technicalSpecs.Corsa 16.8')).toBe('extraSpecs.1.value');
  expect(place('technicalSpecs.Corsa 16.8', 'Etichetta ripetuta')).toBe('extraSpecs.1.label');
  expect(place('technicalSpecs')).toBe('extraSpecs');
});

test('a row of the curve is named as it was typed, header and blank lines counted', () => {
  const draft = { ...draftOf(engine), powerCurve: 'rpm;kW\n10000;0,42\n\n9000;0,7\n11000;kaputt' };
  expect(issuesOf(draft)).toEqual([
    { place: 'powerCurve', message: 'Riga 5: Servono due numeri, giri e kW' },
    { place: 'powerCurve', message: 'Riga 4: I giri devono crescere di riga in riga' },
  ]);
  expect(placeIssue({ path: 'powerCurve.1.kW', message: 'Al massimo 10' }, draft)).toEqual({
    place: 'powerCurve',
    message: 'Riga 4: Al massimo 10',
  });
  expect(issuesOf({ ...draft, powerCurve: '10000;0,42' })).toEqual([
    { place: 'powerCurve', message: 'Almeno 2 punti' },
  ]);
});
