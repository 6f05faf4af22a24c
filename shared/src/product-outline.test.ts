import { expect, it } from 'vitest';
import type { Product } from './product.ts';
import { outlineOf } from './product-outline.ts';

const product: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'tuono-21',
  name: 'Tuono .21',
  description: 'Motore da buggy. '.repeat(20),
  category: 'motori',
  subcategory: '3.5cc',
  images: ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'],
  technicalSpecs: { 'Codice Articolo': 'RP-M21-B01', Potenza: '2,6 CV', Peso: '350 g' },
  technicalSheetUrl: null,
  featured: true,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
};

it('an outline has the cover and the article code, and says that there is more', () => {
  const { images, technicalSpecs, description } = outlineOf(product);
  expect(images).toEqual(['/media/a.jpg', '', '']);
  expect(technicalSpecs).toEqual({ 'Codice Articolo': 'RP-M21-B01', '': '' });
  expect(description).toMatch(/^Motore da buggy\. .{100,150}…$/);
});

it('a short description stays whole, and no specs are no specs', () => {
  const outline = outlineOf({ ...product, description: 'Pistone.', technicalSpecs: {} });
  expect([outline.description, outline.technicalSpecs]).toEqual(['Pistone.', {}]);
});
