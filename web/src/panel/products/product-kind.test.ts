import { type Refusal, refusal } from '@rombo/shared/contract/issues';
import { byLanguage } from '@rombo/shared/words/languages';
import { expect, test } from 'vitest';
import { engine } from '../../../test/engine.ts';
import { storedFile } from '../../forms/uploads/draft-file.ts';
import type { Panel } from '../collection/kind.ts';
import { draftOf, emptyDraft, fieldsOf, type ProductDraft } from './draft/product-draft.ts';
import { rowsOf } from './draft/spec-lines.ts';
import { productKind } from './product-kind.ts';

const { issuesOf } = productKind.draft;

const extra = (label: string, value: string): ProductDraft => ({
  ...draftOf(engine),
  technicalSpecs: [...rowsOf({ Peso: '350 g', Potenza: '2,65 CV' }), { label, value }],
});

test('a stored product has no issues', () => expect(issuesOf(draftOf(engine))).toEqual([]));

test('an empty form reports the required fields', () => {
  expect(issuesOf(emptyDraft)).toEqual([
    { place: 'name', refusal: 'required' },
    { place: 'description', refusal: 'required' },
  ]);
});

test.each([
  ['__proto__', 'x', 'label', 'label_not_allowed'],
  ['42', 'x', 'label', 'label_not_allowed'],
  ['Corsa (16.8)', 'x'.repeat(201), 'value', 'too_long {"max":200}'],
  ['Peso', '360 g', 'label', 'label_repeated'],
  ['Potenza', '3 CV', 'label', 'label_repeated'],
])('the line %s, %s has an error at its %s: %s', (label, value, part, refusal) => {
  expect(issuesOf(extra(label, value))).toEqual([{ place: `technicalSpecs.6.${part}`, refusal }]);
});

test('does not save a displacement for an accessory', () => {
  expect(fieldsOf({ ...draftOf(engine), category: 'accessori' }).subcategory).toBe('');
});

test('refuses more than twenty pictures', () => {
  const picture = { address: '/media/a.jpg', alt: byLanguage(() => ''), focalPoint: null };
  const pictures = Array.from({ length: 21 }, (_, index) => ({ ...picture, id: `${index}` }));
  expect(issuesOf({ ...draftOf(engine), pictures })).toEqual([
    { place: 'pictures', refusal: 'too_many_pictures {"max":20}' },
  ]);
});

test('maps issues of the server to form fields, including files and fixed specs', () => {
  const draft = extra('Corsa 16.8', '1');
  const panel = { files: { pictureIssue: () => '' } } as unknown as Panel;
  const place = (path: string, code: Refusal = 'required') =>
    productKind.locateIssue({ path, refusal: code, message: '' }, draft, panel).place;
  expect(place('name')).toBe('name');
  expect(place('images.2')).toBe('pictures');
  expect(place('turn.2')).toBe('turn');
  expect(place('technicalSheet')).toBe('sheet');
  expect(place('technicalSpecs.Potenza')).toBe('technicalSpecs.2.value');
  expect(place('technicalSpecs.Corsa 16.8')).toBe('technicalSpecs.6.value');
  expect(place('technicalSpecs.Corsa 16.8', 'label_repeated')).toBe('technicalSpecs.6.label');
  expect(place('technicalSpecs')).toBe('technicalSpecs');
});

test('reports a power curve row by its number as typed, counting header and blank lines', () => {
  const draft = { ...draftOf(engine), powerCurve: 'rpm;kW\n10000;0,42\n\n9000;0,7\n11000;kaputt' };
  expect(issuesOf(draft)).toEqual([
    { place: 'powerCurve', refusal: refusal('row', { row: 5, of: 'two_numbers' }) },
    { place: 'powerCurve', refusal: refusal('row', { row: 4, of: 'rising_speed' }) },
  ]);
  expect(issuesOf({ ...draft, powerCurve: '10000;0,42' })).toEqual([
    { place: 'powerCurve', refusal: 'too_few_points {"min":2}' },
  ]);
});

test('reports a point of the exploded view by its number', () => {
  const points = ['Carter', ' '].map((label) => ({ x: 0, y: 0, product: '', code: '', label }));
  const draft = { ...draftOf(engine), drawing: storedFile('/a.jpg'), points };
  expect(issuesOf(draft)).toEqual([{ place: 'points', refusal: refusal('point', { point: 2, of: 'empty_point' }) }]);
});
