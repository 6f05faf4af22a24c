import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { successorsOf } from './basics-section.tsx';

test('a product is no successor of itself, a namesake and the chosen one are', () => {
  const namesake = { ...engine, id: '2' };
  const pipe = { ...engine, id: '3', category: 'marmitte' as const };
  const ids = (successor: string) =>
    successorsOf([engine, namesake, pipe], { own: engine.id, category: 'motori', successor }).map(({ id }) => id);
  expect(ids('')).toEqual(['2']);
  expect(ids('3')).toEqual(['2', '3']);
});
