import { expect, test } from 'vitest';
import { draftOf, orderOf, type SlideDraft, sameDraft, withFilesOf } from './slide-draft.ts';
import { slide } from './slide-fixture.ts';

const base = draftOf(slide);
const chosen: SlideDraft['image'] = { id: 'new', file: new File(['x'], 'x.jpg') };

test('a draft over a newer version has the picture that was chosen for it, otherwise that of the newer version', () => {
  const newer = { ...base, image: { id: '/media/b.jpg', address: '/media/b.jpg' } };
  expect(withFilesOf({ ...base, image: chosen }, newer).image).toBe(chosen);
  expect(withFilesOf({ ...base, title: 'Mio' }, newer)).toEqual({ ...newer, title: 'Mio' });
});

test('a draft is the same until something that is saved differs', () => {
  expect(sameDraft(base, { ...base, order: '02' })).toBe(true);
  expect(sameDraft(base, { ...base, active: false })).toBe(false);
  expect(sameDraft(base, { ...base, image: chosen })).toBe(false);
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['-2', -2],
  ['2,7', 2],
  ['', 0],
  ['primo', 0],
  ['-0', 0],
])('the order typed as "%s" is %i', (typed, order) => {
  expect(orderOf(typed) + 0).toBe(order);
});
