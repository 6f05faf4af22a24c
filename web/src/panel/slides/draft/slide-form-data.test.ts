import { expect, test } from 'vitest';
import { draftOf, emptyDraft, sameDraft, withoutChosenFiles } from './slide-draft.ts';
import { slide } from './slide-fixture.ts';
import { toFormData } from './slide-form-data.ts';

const keyOf = (id: string) => `uploads/${id}`;

test('a slide that exists is sent without its picture, which stays', () => {
  const sent = Object.fromEntries(toFormData(draftOf(slide), slide, keyOf));
  expect(sent).toEqual({
    title: 'Il banco prova',
    description: 'Foto di settembre',
    order: '2',
    active: 'true',
    translations: '{"en":{"title":"The test bench"}}',
    picture: '{"alt":{},"focalPoint":{"x":0.7,"y":0.5}}',
  });
});

test('a chosen picture is named by its upload, and an order that is no number is 0', () => {
  const image = { id: 'a', file: new File(['x'], 'a.jpg') };
  const sent = Object.fromEntries(
    toFormData({ ...emptyDraft, image, alt: { it: ' ', en: 'A bench ' }, order: 'primo', active: false }, null, keyOf),
  );
  expect(sent).toEqual({
    title: '',
    description: '',
    order: '0',
    active: 'false',
    translations: '{}',
    picture: '{"alt":{"en":"A bench"}}',
    image: 'uploads/a',
  });
});

test('titles in languages that the form does not show stay', () => {
  const translated = { ...slide, translations: { ...slide.translations, xx: { title: 'Prüfstand' } } };
  const draft = { ...draftOf(translated), titleEn: '' };
  expect(toFormData(draft, translated, keyOf).get('translations')).toBe('{"xx":{"title":"Prüfstand"}}');
});

test('a form is unchanged when it would be saved as it was', () => {
  const draft = draftOf(slide);
  expect(sameDraft(draft, { ...draft, order: ' 2' })).toBe(true);
  expect(sameDraft(draft, { ...draft, active: false })).toBe(false);
  expect(sameDraft(draft, { ...draft, image: { id: 'a', file: new File([], 'a.jpg') } })).toBe(false);
});

test('a draft that is kept as text has the picture and the focal point of before in the place of a chosen picture', () => {
  const before = draftOf(slide);
  const typed = { ...before, title: 'Altro', image: { id: 'a', file: new File([], 'a.jpg') }, focalPoint: null };
  expect(withoutChosenFiles(typed, before)).toEqual({ ...before, title: 'Altro' });
  const moved = { ...before, focalPoint: { x: 0, y: 1 } };
  expect(withoutChosenFiles(moved, before)).toEqual(moved);
});
