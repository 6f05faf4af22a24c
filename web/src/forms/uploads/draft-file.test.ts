import { expect, test } from 'vitest';
import { chosenFile, chosenFilesOf, isEqual, rebaseFiles, storedFile, withRestoredFiles } from './draft-file.ts';

const chosen = { ...chosenFile(new File(['x'], 'new.jpg')), id: 'new' };
const [a, b, c] = ['/a.jpg', '/b.jpg', '/c.jpg'].map(storedFile);
const base = { name: 'RP', image: a as typeof a | typeof chosen | null, focalPoint: 1, pictures: [a, b, c] };
type Draft = Omit<typeof base, 'pictures'> & { pictures: (typeof base.image)[] };
const fields = [
  { field: 'pictures', purpose: 'product-image' },
  { field: 'image', purpose: 'slide-image', relatedFields: ['focalPoint'] },
] as const satisfies { field: keyof Draft; purpose: string; relatedFields?: (keyof Draft)[] }[];

test('uploads every chosen file for the purpose of its field', () => {
  const purposes = (draft: Draft) => chosenFilesOf<Draft>(fields, draft).map(({ purpose }) => purpose);
  expect(purposes({ ...base, image: chosen, pictures: [a, chosen] })).toEqual(['product-image', 'slide-image']);
  expect(purposes({ ...base, image: null })).toEqual([]);
});

test('a stored draft gets the chosen files that are found, and only the names of the others', () => {
  const typed: Draft = {
    name: 'Altro',
    image: chosen,
    focalPoint: 2,
    pictures: [a, chosen, { ...chosen, id: 'lost' }],
  };
  const kept: Draft = JSON.parse(JSON.stringify(typed));
  expect(chosenFilesOf<Draft>(fields, kept).map(({ id, name }) => `${id} ${name}`)).toEqual([
    'new new.jpg',
    'lost new.jpg',
    'new new.jpg',
  ]);
  const found = new Map([['new', chosen]]);
  expect(withRestoredFiles<Draft>(fields, kept, base, found)).toEqual({ ...typed, pictures: [a, chosen] });
  expect(withRestoredFiles<Draft>(fields, kept, base, new Map())).toEqual({ ...base, name: 'Altro', pictures: [a] });
  const changed: Draft = { ...base, image: null, focalPoint: 2, pictures: [c] };
  expect(withRestoredFiles<Draft>(fields, changed, base, found)).toEqual(changed);
});

test('a draft over a newer version keeps its chosen files and the stored files of that version', () => {
  const newer: Draft = { ...base, image: b, focalPoint: 2, pictures: [a, c] };
  const mine: Draft = { ...base, name: 'Mio', focalPoint: 3, pictures: [c, chosen, b, a] };
  const rebased = { ...mine, pictures: [c, chosen, a] };
  expect(rebaseFiles<Draft>(fields, mine, newer)).toEqual({ ...rebased, image: b, focalPoint: 2 });
  expect(rebaseFiles<Draft>(fields, mine, { ...newer, image: a })).toEqual(rebased);
  expect(rebaseFiles<Draft>(fields, { ...mine, image: chosen }, newer).image).toBe(chosen);
  expect(rebaseFiles<Draft>(fields, { ...mine, image: null }, newer).image).toBeNull();
});

test('isEqual ignores property order and compares files by id', () => {
  expect(isEqual({ x: 1, file: chosen }, { file: { ...chosen, file: new File([], '') }, x: 1 })).toBe(true);
  expect(isEqual([a, b], [b, a])).toBe(false);
  expect(isEqual({ image: a }, { image: null })).toBe(false);
});
