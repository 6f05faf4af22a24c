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

test.each([
  ['__proto__', 'x', 'label', 'Etichetta non ammessa'],
  ['42', 'x', 'label', 'Etichetta non ammessa'],
  ['Corsa (16.8)', 'x'.repeat(201), 'value', 'Al massimo 200 caratteri'],
  ['Peso', '360 g', 'label', 'Etichetta ripetuta'],
  ['Potenza', '3 CV', 'label', 'Etichetta ripetuta'],
])('the line %s, %s has an error at its %s: %s', (label, value, part, message) => {
  expect(issuesOf(extra(label, value))).toEqual([{ place: `extraSpecs.1.${part}`, message }]);
});

test('a displacement does not fit an accessory', () => {
  const [issue] = issuesOf({ ...draftOf(engine), category: 'accessori' });
  expect(issue).toEqual({ place: 'subcategory', message: 'Questa categoria non ha cilindrate' });
});

test('more than twenty pictures are too many', () => {
  const picture = { address: '/media/a.jpg', alt: { it: '', en: '' }, focalPoint: null };
  const pictures = Array.from({ length: 21 }, (_, index) => ({ ...picture, id: `${index}` }));
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

test('a point of the exploded view is named by its number', () => {
  const image = { id: '/a.jpg', address: '/a.jpg' };
  const points = ['Carter', ' '].map((label) => ({ x: 0, y: 0, product: '', code: '', label }));
  const draft = { ...draftOf(engine), exploded: { image, points } };
  const message = 'Punto 2: Indica un ricambio, un codice o un nome';
  expect(issuesOf(draft)).toEqual([{ place: 'exploded', message }]);
  expect(placeIssue({ path: 'explodedView.points.1.product', message: 'no' }, draft).message).toBe('Punto 2: no');
});
