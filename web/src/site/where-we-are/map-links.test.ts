import { company } from '@rombo/shared/words/company';
import { expect, test } from 'vitest';
import { mapLinks } from './where-we-are-page.tsx';

test('both maps are asked for the whole address', () => {
  const { openStreetMap, googleMaps } = mapLinks(company);
  const asked = 'Via dell’Officina 23, 25010 Montirone BS, Italia';
  expect(new URL(openStreetMap).searchParams.get('query')).toBe(asked);
  expect(new URL(googleMaps).searchParams.get('query')).toBe(asked);
  expect(new URL(googleMaps).searchParams.get('api')).toBe('1');
});
