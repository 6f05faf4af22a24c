import type { Product } from '@rombo/shared/product';
import { expect, test } from 'vitest';
import { listFacts } from './list-facts.ts';

const origin = 'https://www.example.com';

const engine: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'tuono-21',
  name: 'Tuono .21',
  description: 'Motore da buggy 1:8.',
  category: 'motori',
  subcategory: '3.5cc',
  images: ['/media/products/1/cover.jpg', '/media/products/1/side.jpg'],
  technicalSpecs: { 'Codice Articolo': 'RP-M21-B01', Potenza: '2,6 CV' },
  technicalSheetUrl: null,
  featured: true,
  version: 1,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
};

test('a product of the list has its article code and the whole address of its cover', () => {
  const list = listFacts([engine], 'ROMBO POWER', origin);
  expect(list.numberOfItems).toBe(1);
  expect(list.itemListElement[0]?.item).toMatchObject({
    name: 'Tuono .21',
    sku: 'RP-M21-B01',
    image: 'https://www.example.com/media/products/1/cover.jpg',
    category: 'Motori Completi',
  });
});

test('a product without a picture or a code says nothing about them', () => {
  const list = listFacts([{ ...engine, images: [], technicalSpecs: {} }], 'ROMBO POWER', origin);
  expect(JSON.parse(JSON.stringify(list)).itemListElement[0].item).not.toHaveProperty('image');
  expect(JSON.parse(JSON.stringify(list)).itemListElement[0].item).not.toHaveProperty('sku');
});
