import { expect, test } from 'vitest';
import { translationDraftsOf, translationsOf } from './translation-draft.ts';

const specs = { 'Corsa (mm)': '16,8', Peso: '352 g' };

test('the texts of a product become those of its form and back', () => {
  const translations = { en: { name: 'Engine', technicalSpecs: { Peso: '352 grams' } } };
  const drafts = translationDraftsOf({ translations });
  expect(drafts.en).toEqual({ name: 'Engine', description: '', specs: { Peso: '352 grams' }, labels: {} });
  expect(translationsOf(drafts, specs)).toEqual(translations);
});

test('blank texts, and those of labels that are gone, are not sent; none at all removes them', () => {
  const en = { name: ' ', description: '', specs: { Peso: '', Colore: 'Red' }, labels: {} };
  expect(translationsOf({ en }, specs)).toEqual({});
});
