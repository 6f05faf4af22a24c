import { expect, test } from 'vitest';
import { englishOf, englishStateOf, translationsOf } from './english-draft.ts';

const specs = { 'Corsa (mm)': '16,8', Peso: '352 g' };
const translations = { en: { name: 'Engine', technicalSpecs: { Peso: '352 grams' } } };

test('the texts of a product become those of its form and back', () => {
  const english = englishOf({ translations });
  expect(english).toEqual({ name: 'Engine', description: '', specs: { Peso: '352 grams' }, labels: {} });
  expect(translationsOf(english, specs)).toEqual(translations);
});

test('blank texts, and those of labels that are gone, are not sent; none at all removes them', () => {
  const english = { name: ' ', description: '', specs: { Peso: '', Colore: 'Red' }, labels: {} };
  expect(translationsOf(english, specs)).toEqual({});
});

test('a product is complete when name and description are translated and the glossary knows the rest', () => {
  const en = { name: 'Engine', description: 'Short stroke.' };
  expect(englishStateOf({ technicalSpecs: { Peso: '352 g' } })).toBe('none');
  expect(englishStateOf({ technicalSpecs: { Peso: '352 g' }, translations })).toBe('partial');
  expect(englishStateOf({ technicalSpecs: { Peso: '352 g' }, translations: { en } })).toBe('complete');
  expect(englishStateOf({ technicalSpecs: { Peso: 'poco' }, translations: { en } })).toBe('partial');
});
