import type { Slide } from '@rombo/shared/collections/slide';
import { unmeasuredPicture } from '@rombo/shared/contract/picture-fields';
import { expect, test } from 'vitest';
import { parseOrder, slideKind } from './slides-panel.tsx';

const slide: Slide = {
  id: '0197b7a4-6a5e-7000-8000-000000000001',
  imageUrl: '/media/slides/1/a.jpg',
  title: 'Il banco prova',
  description: 'Foto di settembre',
  order: 2,
  active: true,
  product: '0197b7a4-6a5e-7000-8000-000000000002',
  version: 3,
  createdAt: '2025-09-20T08:30:00.000Z',
  headline: 'Al banco',
  link: '/news',
  translations: { en: { title: 'The test bench', headline: 'On the bench' } },
  picture: unmeasuredPicture('/media/slides/1/a.jpg', 0.7),
};

const { draft, bodyOf } = slideKind;
const stored = draft.draftOf(slide);
const chosen = { id: 'a', file: new File(['x'], 'a.jpg'), name: 'a.jpg' };
const sent = (from: typeof stored, over: typeof slide | null) =>
  Object.fromEntries(bodyOf(from, over, (id) => `uploads/${id}`) as FormData);

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['-2', -2],
  ['2,7', 2],
  ['', 0],
  ['primo', 0],
  ['-0', 0],
])('the order typed as "%s" is %i', (typed, order) => expect(parseOrder(typed) + 0).toBe(order));

test('keeps titles in languages that a later release added', () => {
  const translated = { ...slide, translations: { ...slide.translations, xx: { title: 'Prüfstand' } } };
  expect(sent({ ...stored, en: draft.empty.en }, translated).translations).toBe('{"xx":{"title":"Prüfstand"}}');
});

test('a form is unchanged until its saved values would differ', () => {
  expect(draft.isSame(stored, { ...stored, order: ' 2' })).toBe(true);
  expect(draft.isSame(stored, { ...stored, active: false })).toBe(false);
  expect(draft.isSame(stored, { ...stored, product: '' })).toBe(false);
  expect(draft.isSame(stored, { ...stored, image: chosen })).toBe(false);
});
