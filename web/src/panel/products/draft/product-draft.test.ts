import { expect, test } from 'vitest';
import { draftOf, numberText, sameDraft, withFilesOf, withoutChosenFiles } from './product-draft.ts';
import { engine } from './product-fixture.ts';

const base = draftOf(engine);
const chosen = { id: 'new', file: new File(['x'], 'new.jpg', { type: 'image/jpeg' }) };

test('a draft is the same until something that is saved differs', () => {
  expect(sameDraft(base, draftOf({ ...engine }))).toBe(true);
  expect(sameDraft(base, { ...base, featured: false })).toBe(false);
  expect(sameDraft(base, { ...base, pictures: base.pictures.toReversed() })).toBe(false);
  expect(sameDraft(base, { ...base, sheet: chosen })).toBe(false);
});

test('a draft holds lists as lists and a price as it is typed', () => {
  const part = { ...engine, fits: ['1', '2'], alsoKnownAs: ['A, 1'], price: 12.5 };
  expect(draftOf(part)).toMatchObject({ fits: ['1', '2'], alsoKnownAs: ['A, 1'], price: '12,50' });
  expect(draftOf({ ...engine, price: 80 }).price).toBe('80');
  expect(draftOf(engine)).toMatchObject({ fits: '', alsoKnownAs: '', price: '' });
  // Only a price has two decimals.
  expect(numberText('name', 34.6)).toBe('34,6');
});

test('what is kept as text has no chosen file, and a sheet that was removed stays removed', () => {
  const picture = { ...chosen, alt: { it: '', en: '' }, focalPoint: null };
  const typed = { ...base, name: 'Altro', pictures: [picture, ...base.pictures], sheet: chosen };
  expect(withoutChosenFiles(typed, base)).toEqual({ ...base, name: 'Altro' });
  expect(withoutChosenFiles({ ...base, sheet: null }, base).sheet).toBeNull();
});

test('a kept draft holds no chosen file in any field, and the points that were set on a new drawing', () => {
  const picture = { ...chosen, alt: { it: '', en: '' }, focalPoint: null };
  const points = [{ x: 0.5, y: 0.5, product: '', code: 'X-1', label: '' }];
  const typed = { ...base, pictures: [picture], sheet: chosen, sheetEn: chosen, exploded: { image: chosen, points } };
  const kept = withoutChosenFiles(typed, base);
  expect(JSON.stringify(kept)).not.toContain('"file"');
  expect(kept.exploded).toEqual({ image: null, points });
  const before = { ...base, exploded: { image: { id: '/a.jpg', address: '/a.jpg' }, points: [] } };
  expect(withoutChosenFiles(typed, before).exploded).toEqual({ image: before.exploded.image, points });
});

test('a draft over a newer version has its chosen files, and of the others those that the newer version has', () => {
  const [a, b, c] = base.pictures;
  if (!a || !b || !c) throw new Error('the fixture has three pictures');
  const added = { ...chosen, alt: { it: '', en: '' }, focalPoint: null };
  const address = (id: string) => ({ id, address: id });
  const newer = { ...base, name: 'Suo', pictures: [a, c], sheet: address('/t.pdf') };
  expect(withFilesOf({ ...base, pictures: [c, added, b, a] }, newer)).toEqual({
    ...base,
    pictures: [c, added, a],
    sheet: newer.sheet,
  });
  expect(withFilesOf({ ...base, sheet: chosen }, newer).sheet).toBe(chosen);
  expect(withFilesOf({ ...base, sheet: null }, newer).sheet).toBeNull();
});
