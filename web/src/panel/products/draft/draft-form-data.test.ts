import { ProductInput } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, type ProductDraft, toFormData } from './product-draft.ts';
import { engine } from './product-fixture.ts';

const keyOf = (id: string) => `uploads/product-image/${id}.jpg`;
const alt = { it: '', en: '' };
const chosen = (id: string) => ({
  id,
  alt,
  focalPoint: null,
  file: new File(['x'], `${id}.jpg`, { type: 'image/jpeg' }),
});
const minimal: ProductDraft = { ...emptyDraft, name: 'Candela RP6', description: 'Candela turbo media.' };

/** The form as the server hands it to the contract: `images` is a list, blank texts are absent. */
function parse(form: FormData) {
  const input: Record<string, unknown> = {};
  for (const [name, value] of form) if (value !== '' || name !== 'subcategory') input[name] = value;
  if (form.has('images')) input.images = form.getAll('images');
  return v.parse(ProductInput, input);
}

test('an empty form with a name and a description is a product of the default category', () => {
  expect(parse(toFormData(minimal, null, keyOf))).toEqual({
    name: 'Candela RP6',
    description: 'Candela turbo media.',
    category: 'motori',
    subcategory: null,
    featured: false,
    status: 'visible',
    technicalSpecs: {},
  });
});

test('present pictures and uploaded ones travel in the order of the form', () => {
  const [first, second, third] = draftOf(engine).pictures;
  if (!first || !second || !third) throw new Error('the fixture has three pictures');
  const draft = { ...draftOf(engine), pictures: [third, chosen('new'), first] };
  expect(toFormData(draft, engine, keyOf).getAll('images')).toEqual([
    '/media/products/1/c.jpg',
    'uploads/product-image/new.jpg',
    '/media/products/1/a.jpg',
  ]);
});

test('alternative texts travel in the order of the pictures, without those that are blank', () => {
  const [first, second] = draftOf(engine).pictures;
  if (!first || !second) throw new Error('the fixture has three pictures');
  const typed = { ...second, alt: { it: ' Il pistone ', en: ' ' } };
  const { pictures } = parse(toFormData({ ...draftOf(engine), pictures: [typed, first] }, engine, keyOf));
  const focalPoint = { x: 0.5, y: 0.5 };
  expect(pictures).toEqual([
    { alt: { it: 'Il pistone' }, focalPoint },
    { alt: {}, focalPoint },
  ]);
});

test('removing every picture of a product is one empty part, and a product that had none sends no part', () => {
  const bare = { ...draftOf(engine), pictures: [] };
  expect(toFormData(bare, engine, keyOf).getAll('images')).toEqual(['']);
  expect(toFormData(bare, { ...engine, images: [] }, keyOf).has('images')).toBe(false);
  expect(toFormData(minimal, null, keyOf).has('images')).toBe(false);
});

test('the sheet travels only when it changed: its key when chosen, empty when removed', () => {
  expect(toFormData(draftOf(engine), engine, keyOf).has('technicalSheet')).toBe(false);
  const replaced = { ...draftOf(engine), sheet: chosen('sheet') };
  expect(toFormData(replaced, engine, keyOf).get('technicalSheet')).toBe('uploads/product-image/sheet.jpg');
  expect(toFormData({ ...draftOf(engine), sheet: null }, engine, keyOf).get('technicalSheet')).toBe('');
  expect(toFormData(minimal, null, keyOf).has('technicalSheet')).toBe(false);
});

test('what was read from a product is what its unchanged form saves', () => {
  const { name, description, category, subcategory, featured, images } = engine;
  expect(parse(toFormData(draftOf(engine), engine, keyOf))).toEqual({
    ...{ name, description, category, subcategory, featured, images },
    status: 'visible',
    pictures: images.map(() => ({ alt: {}, focalPoint: { x: 0.5, y: 0.5 } })),
    technicalSpecs: { 'Codice Articolo': 'RP-M21-B01', Potenza: '2,65 CV', Peso: '352 g', 'Corsa (mm)': '16.8' },
  });
});

test('fixed specs come first when filled and extra ones only with both a name and a value', () => {
  const draft: ProductDraft = {
    ...minimal,
    fixedSpecs: [' RP-C6 ', '', '', '', '  '],
    extraSpecs: [
      { label: 'Grado', value: ' medio ' },
      { label: 'Filetto', value: '' },
      { label: ' ', value: 'turbo' },
    ],
  };
  const text = toFormData(draft, null, keyOf).get('technicalSpecs');
  expect(text).toBe('{"Codice Articolo":"RP-C6","Grado":"medio"}');
});

test('English texts and the English sheet travel beside the Italian ones', () => {
  const translated = {
    ...engine,
    technicalSheetEnUrl: '/media/products/1/en.pdf',
    translations: { en: { name: 'Engine' } },
  };
  const form = toFormData(draftOf(translated), translated, keyOf);
  expect(form.get('translations')).toBe('{"en":{"name":"Engine"}}');
  expect(form.has('technicalSheetEn')).toBe(false);
  expect(toFormData({ ...draftOf(translated), sheetEn: null }, translated, keyOf).get('technicalSheetEn')).toBe('');
  expect(toFormData(draftOf(engine), engine, keyOf).get('translations')).toBe('{}');
});

test('a curve travels as its points, and a blank text removes it', () => {
  const powerCurve = [
    { rpm: 10_000, kW: 0.42 },
    { rpm: 12_500, kW: 1 },
  ];
  const draft = draftOf({ ...engine, powerCurve });
  expect(draft.powerCurve).toBe('10000; 0,42\n12500; 1');
  expect(parse(toFormData(draft, engine, keyOf)).powerCurve).toEqual(powerCurve);
  expect(toFormData({ ...draft, powerCurve: ' ' }, engine, keyOf).get('powerCurve')).toBe('[]');
});
