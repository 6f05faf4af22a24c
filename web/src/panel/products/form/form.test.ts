import { expect, test } from 'vitest';
import { engine } from '../../../../test/engine.ts';
import { successorsOf } from './basics-section.tsx';
import { findDuplicate } from './duplicate-note.tsx';

test('successors exclude the product itself but include namesakes and the current successor', () => {
  const namesake = { ...engine, id: '2' };
  const pipe = { ...engine, id: '3', category: 'marmitte' as const };
  const ids = (successor: string) =>
    successorsOf([engine, namesake, pipe], { productId: engine.id, category: 'motori', successor }).map(({ id }) => id);
  expect(ids('')).toEqual(['2']);
  expect(ids('3')).toEqual(['2', '3']);
});

const other = { ...engine, id: '2', name: 'RP 12', technicalSpecs: {} };

test('finds a product with the same name or code, ignoring case, accents and spaces', () => {
  expect(findDuplicate([other, engine], '2', 'name', ' rp 21  BUGGY')).toBe(engine);
  expect(findDuplicate([other, engine], null, 'code', 'rp-m21-b01 ')).toBe(engine);
  const decomposed = { ...engine, name: 'Motore velocità'.normalize('NFD') };
  expect(findDuplicate([other, decomposed], '2', 'name', 'Motore velocità')).toBe(decomposed);
});

test('ignores the product itself and blank fields', () => {
  expect(findDuplicate([other, engine], engine.id, 'name', engine.name)).toBeUndefined();
  expect(findDuplicate([other, engine], null, 'code', '  ')).toBeUndefined();
  expect(findDuplicate([other, engine], null, 'code', undefined)).toBeUndefined();
});
