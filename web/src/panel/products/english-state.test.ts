import { expect, test } from 'vitest';
import { englishStateOf } from './english-state.ts';

test('a product is complete when name and description are translated and the glossary knows the rest', () => {
  const en = { name: 'Engine', description: 'Short stroke.' };
  expect(englishStateOf({ technicalSpecs: { Peso: '352 g' } })).toBe('none');
  expect(englishStateOf({ technicalSpecs: { Peso: '352 g' }, translations: { en: { name: 'Engine' } } })).toBe(
    'partial',
  );
  expect(englishStateOf({ technicalSpecs: { Peso: '352 g' }, translations: { en } })).toBe('complete');
  expect(englishStateOf({ technicalSpecs: { Peso: 'poco' }, translations: { en } })).toBe('partial');
});
