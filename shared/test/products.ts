import type { Product } from '../src/collections/product.ts';
import { sheetUrl, slugsBy } from '../src/contract/language-fields.ts';
import { fieldsByLanguage } from '../src/words/languages.ts';

export const engine: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  ...slugsBy(() => null),
  slug: 'tuono-21',
  name: 'Tuono .21',
  description: 'Motore da buggy.',
  category: 'motori',
  subcategory: '3.5cc',
  images: [],
  technicalSpecs: {},
  ...fieldsByLanguage(sheetUrl, () => null),
  featured: true,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
  pictures: [],
};
