import { expect, test } from 'vitest';
import { chosenOf, isEqual, storedFile, withFilesOf, withoutChosen } from './draft-file.ts';

const chosen = { id: 'new', file: new File(['x'], 'new.jpg') };
const [a, b, c] = ['/a.jpg', '/b.jpg', '/c.jpg'].map(storedFile);
const base = { name: 'RP', image: a as typeof a | typeof chosen | null, focalPoint: 1, pictures: [a, b, c] };
type Draft = Omit<typeof base, 'pictures'> & { pictures: (typeof base.image)[] };
const fields = [
  { field: 'pictures', purpose: 'product-image' },
  { field: 'image', purpose: 'slide-image', about: ['focalPoint'] },
] as const satisfies { field: keyof Draft; purpose: string; about?: (keyof Draft)[] }[];

test('every chosen file is uploaded, for the purpose of its field', () => {
  const purposes = (draft: Draft) => chosenOf<Draft>(fields, draft).map(({ purpose }) => purpose);
  expect(purposes({ ...base, image: chosen, pictures: [a, chosen] })).toEqual(['product-image', 'slide-image']);
  expect(purposes({ ...base, image: null })).toEqual([]);
});

test('no chosen file is kept on the device: a single one gives way to the stored one, with what describes it', () => {
  const typed: Draft = { name: 'Altro', image: chosen, focalPoint: 2, pictures: [chosen, a, b, c] };
  expect(withoutChosen<Draft>(fields, typed, base)).toEqual({ ...base, name: 'Altro' });
  const changed: Draft = { ...base, image: null, focalPoint: 2, pictures: [c] };
  expect(withoutChosen<Draft>(fields, changed, base)).toEqual(changed);
});

test('over a newer version a draft has its chosen files, and of the others those of that version', () => {
  const newer: Draft = { ...base, image: b, pictures: [a, c] };
  const mine: Draft = { ...base, name: 'Mio', pictures: [c, chosen, b, a] };
  expect(withFilesOf<Draft>(fields, mine, newer)).toEqual({ ...mine, image: b, pictures: [c, chosen, a] });
  expect(withFilesOf<Draft>(fields, { ...mine, image: chosen }, newer).image).toBe(chosen);
  expect(withFilesOf<Draft>(fields, { ...mine, image: null }, newer).image).toBeNull();
});

test('values are equal whatever the order of their properties, files by their ids', () => {
  expect(isEqual({ x: 1, file: chosen }, { file: { ...chosen, file: new File([], '') }, x: 1 })).toBe(true);
  expect(isEqual([a, b], [b, a])).toBe(false);
  expect(isEqual({ image: a }, { image: null })).toBe(false);
});
