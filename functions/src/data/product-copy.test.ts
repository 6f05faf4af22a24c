import type { Product } from '@rombo/shared/collections/product';
import { productLimits } from '@rombo/shared/collections/product-limits';
import { fromKeys } from '@rombo/shared/contract/keys-of';
import { otherLanguages } from '@rombo/shared/contract/text';
import { documentTexts } from '@rombo/web/texts';
import { expect, test, vi } from 'vitest';

vi.mock('./table.ts', () => ({}));
const { copyOf } = await import('./product-copy.ts');

const TIME = '2026-01-01T00:00:00.000Z';
const original = {
  id: 'a',
  name: 'Motore',
  status: 'visible',
  publishAt: TIME,
  technicalSpecs: { 'Codice Articolo': 'RP-1', Peso: '350 g' },
  version: 7,
} as unknown as Product;
const copy = (changes: object) => copyOf({ ...original, ...changes }, { id: 'b', createdAt: TIME } as never);

test('a copy is a draft in its first version, without code and publication time', () => {
  const fields = { id: 'b', name: 'Motore (copia)', status: 'draft', version: 1, createdAt: TIME, updatedAt: TIME };
  expect(copy({})).toEqual({ ...fields, technicalSpecs: { Peso: '350 g' } });
  expect(copy({})).not.toHaveProperty('publishAt');
});

test('a translated name of a copy says so in its language', () => {
  const translations = { en: { name: 'Engine', description: 'Text' } };
  expect(copy({ translations }).translations).toEqual({ en: { name: 'Engine (copy)', description: 'Text' } });
  const described = { en: { description: 'Text' } };
  expect(copy({ translations: described }).translations).toEqual(described);
  expect(copy({ translations: {} }).translations).toEqual({});
  const named = fromKeys(otherLanguages, () => ({ name: 'Engine' }));
  const suffixed = fromKeys(otherLanguages, (language) => ({ name: `Engine ${documentTexts[language].copy}` }));
  expect(copy({ translations: named }).translations).toEqual(suffixed);
});

test('the name of a copy is cut to the limit, between characters and without a space before the suffix', () => {
  const length = productLimits.name - ' (copia)'.length;
  expect(copy({ name: 'x'.repeat(length) }).name).toBe(`${'x'.repeat(length)} (copia)`);
  expect(copy({ name: 'x'.repeat(length + 1) }).name).toBe(`${'x'.repeat(length)} (copia)`);
  expect(copy({ name: `${'x'.repeat(length - 1)} yz` }).name).toBe(`${'x'.repeat(length - 1)} (copia)`);
  expect(copy({ name: `${'x'.repeat(length - 1)}😀` }).name).toBe(`${'x'.repeat(length - 1)} (copia)`);
});
