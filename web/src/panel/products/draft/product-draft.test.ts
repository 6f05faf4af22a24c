import { ProductInput } from '@rombo/shared/collections/product';
import { byLanguage } from '@rombo/shared/words/languages';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { engine } from '../../../../test/engine.ts';
import {
  type DraftPicture,
  draftOf,
  emptyDraft,
  formatPriceInput,
  type ProductDraft,
  renameSpec,
  toFormData,
} from './product-draft.ts';
import { rowsOf } from './spec-lines.ts';

const point = { x: 0.5, y: 0.25, label: 'Carter' };
const drawing = '/media/products/1/exploded.jpg';
const explodedView = { image: drawing, width: 4, height: 3, color: null, points: [point] };
const whole = { ...engine, explodedView, technicalSheetEnUrl: '/en.pdf', translations: { en: { name: 'Engine' } } };
const base = draftOf(whole);
const minimal: ProductDraft = { ...emptyDraft, name: 'Candela RP6', description: 'Candela turbo media.' };
const [, b, c] = base.pictures as [DraftPicture, DraftPicture, DraftPicture];

const chosen = { id: 'new', file: new File(['x'], 'new.jpg', { type: 'image/jpeg' }), name: 'new.jpg' };
const picture: DraftPicture = { ...chosen, alt: byLanguage(() => ''), focalPoint: null };
const KEY = 'uploads/new';
const sent = (draft: Partial<ProductDraft>, product = whole) => toFormData({ ...base, ...draft }, product, () => KEY);
const created = toFormData(minimal, null, () => KEY);

/** Parses a form as the server does: `images` is a list, a blank subcategory is absent. */
function parse(form: FormData) {
  const input: Record<string, unknown> = {};
  for (const [name, value] of form) if (value !== '' || name !== 'subcategory') input[name] = value;
  if (form.has('images')) input.images = form.getAll('images');
  return v.parse(ProductInput, input);
}

test('name and description are enough for a product, in the default category and without files', () => {
  const { name, description } = minimal;
  const defaults = { category: 'motori', subcategory: null, featured: false, status: 'visible', technicalSpecs: {} };
  expect(parse(created)).toEqual({ name, description, ...defaults });
});

test('an unchanged form saves the stored values and sends no file', () => {
  const { name, description, category, subcategory, featured, images, technicalSpecs, translations } = whole;
  expect(parse(sent({}))).toEqual({
    ...{ name, description, category, subcategory, featured, images, technicalSpecs, translations },
    status: 'visible',
    pictures: images.map(() => ({ alt: {}, focalPoint: { x: 0.5, y: 0.5 } })),
    explodedView: { image: drawing, points: [point] },
  });
});

test('a draft keeps lists as lists and shows numbers as text', () => {
  const part = { ...engine, fits: ['1', '2'], alsoKnownAs: ['A, 1'], price: 12.5 };
  expect(draftOf(part)).toMatchObject({ fits: ['1', '2'], alsoKnownAs: ['A, 1'], price: '12,50 €' });
  expect(draftOf({ ...engine, price: 80 })).toMatchObject({ fits: '', alsoKnownAs: '', price: '80,00 €' });
  expect(draftOf({ ...engine, name: 34.6 as never }).name).toBe('34,6');
});

test.each([
  ['1299', '1.299,00 €'],
  ["€ 1'299.5", '1.299,50 €'],
  ['1.299,00 €', '1.299,00 €'],
  ['0,125', '0,125'],
  ['circa 30', 'circa 30'],
  ['', ''],
])('the price %j is written back as %j', (typed, shown) => expect(formatPriceInput(typed)).toBe(shown));

test('sends pictures in form order, without blank alternative texts', () => {
  const typed = { ...b, alt: { ...picture.alt, it: ' Il pistone ', en: ' ' } };
  const form = parse(sent({ pictures: [c, picture, typed] }));
  expect(form.images).toEqual(['/media/products/1/c.jpg', KEY, '/media/products/1/b.jpg']);
  expect(form.pictures?.map(({ alt }) => alt)).toEqual([{}, {}, { it: 'Il pistone' }]);
});

test('removing all pictures sends one empty part, unless the product has none', () => {
  expect(sent({ pictures: [] }).getAll('images')).toEqual(['']);
  expect(sent({ pictures: [] }, { ...whole, images: [] }).has('images')).toBe(false);
});

test('sends turn pictures in order, and one empty part if the turn is removed', () => {
  const product = { ...whole, turn: ['/media/products/1/1.jpg', '/media/products/1/2.jpg'] };
  const { turn } = draftOf(product);
  expect(sent({ turn: [...turn, chosen] }, product).getAll('turn')).toEqual([...product.turn, KEY]);
  expect(sent({ turn: [] }, product).getAll('turn')).toEqual(['']);
  expect(created.has('turn')).toBe(false);
});

test.each([
  ['technicalSheet', 'sheet'],
  ['technicalSheetEn', 'sheetEn'],
] as const)('%s is the key of a chosen file, and empty for a removed one', (part, field) => {
  expect(sent({ [field]: chosen }).get(part)).toBe(KEY);
  expect(sent({ [field]: null }).get(part)).toBe('');
});

test('sends the points of an exploded view without blank fields, and an empty view to remove it', () => {
  expect(sent({ drawing: chosen }).get('explodedView')).toBe(JSON.stringify({ image: KEY, points: [point] }));
  expect(sent({ drawing: null }).get('explodedView')).toBe('{}');
  expect(created.has('explodedView')).toBe(false);
});

test('sends filled fixed specs first, then other specs that have both name and value', () => {
  const rows = { Grado: ' medio ', Filetto: '', ' ': 'turbo', 'Codice Articolo': ' RP-C6 ', Potenza: '  ' };
  expect(sent({ technicalSpecs: rowsOf(rows) }).get('technicalSpecs')).toBe(
    '{"Codice Articolo":"RP-C6","Grado":"medio"}',
  );
});

test('sends a power curve as points, and an empty list to remove it', () => {
  const powerCurve = [
    { rpm: 10_000, kW: 0.42 },
    { rpm: 12_500, kW: 1 },
  ];
  const draft = draftOf({ ...engine, powerCurve });
  expect(draft.powerCurve).toBe('10000; 0,42\n12500; 1');
  expect(parse(sent(draft)).powerCurve).toEqual(powerCurve);
  expect(sent({ powerCurve: ' ' }).get('powerCurve')).toBe('[]');
});

test('a corrected label of a spec keeps its translations', () => {
  const specs = { Forma: 'round', Tratamento: 'black' };
  const en = { ...emptyDraft.translations.en, specs, labels: { Tratamento: 'Coating' } };
  const translations = renameSpec({ ...base.translations, en }, 'Tratamento', 'Trattamento');
  const technicalSpecs = rowsOf({ Forma: 'tonda', Trattamento: 'nero' });
  expect(parse(sent({ technicalSpecs, translations })).translations?.en).toEqual({
    technicalSpecs: { Forma: 'round', Trattamento: 'black' },
    specLabels: { Trattamento: 'Coating' },
  });
  expect(renameSpec(translations, 'Colore', 'Tinta')).toEqual(translations);
});

test('sends translations without blank texts and without labels that the data sheet lacks', () => {
  const none = emptyDraft.translations.en;
  const en = { ...none, name: ' ', description: 'Short.', specs: { Peso: '352 grams', Colore: 'Red' } };
  expect(sent({ translations: { ...base.translations, en } }).get('translations')).toBe(
    '{"en":{"description":"Short.","technicalSpecs":{"Peso":"352 grams"}}}',
  );
  expect(sent({ translations: byLanguage(() => none) }).get('translations')).toBe('{}');
});
