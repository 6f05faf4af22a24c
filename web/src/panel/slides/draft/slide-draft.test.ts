import { expect, test } from 'vitest';
import { differingFields, draftOf, mergeSlides, orderOf, type SlideDraft } from './slide-draft.ts';
import { slide } from './slide-fixture.ts';

const base = draftOf(slide);
const chosen: SlideDraft['image'] = { id: 'new', file: new File(['x'], 'x.jpg') };

test('what was changed here stays, everything else takes the newer value', () => {
  const mine = { ...base, title: 'Mio' };
  const theirs = { ...base, title: 'Suo', order: '7', active: false };
  expect(mergeSlides({ base, mine, theirs })).toEqual({ ...theirs, title: 'Mio' });
});

test('a picture that was chosen here stays, a newer one takes the place of the old one otherwise', () => {
  const theirs = { ...base, image: { id: '/media/b.jpg', address: '/media/b.jpg' } };
  expect(mergeSlides({ base, mine: { ...base, image: chosen }, theirs }).image).toBe(chosen);
  expect(mergeSlides({ base, mine: base, theirs }).image).toBe(theirs.image);
});

test('only the fields that do not agree are shown', () => {
  const mine = { ...base, title: 'Mio', description: 'Uguale', order: '02' };
  const theirs = { ...base, description: 'Uguale', active: false };
  expect(differingFields(mergeSlides({ base, mine, theirs }), theirs)).toEqual(['title']);
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
