import { company } from '@rombo/shared/company';
import type { Product } from '@rombo/shared/product';
import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization } from './organization.ts';
import { productList } from './product-list.ts';

const origin = 'https://www.example.com';

const engine: Product = {
  id: '00000000-0000-4000-8000-000000000001',
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

test('the company is described with its seat and its numbers', () => {
  expect(organization(company, origin)).toMatchObject({
    '@type': 'Organization',
    name: 'ROMBO POWER',
    foundingDate: '2003',
    vatID: 'IT01234567890',
    address: { postalCode: '25010', addressLocality: 'Montirone', addressCountry: 'IT' },
  });
});

test('the way to a page begins at the homepage and counts from one', () => {
  const way = breadcrumbs([
    { name: 'Home', address: `${origin}/` },
    { name: 'Prodotti', address: `${origin}/prodotti` },
  ]);
  expect(way.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'https://www.example.com/'],
    [2, 'Prodotti', 'https://www.example.com/prodotti'],
  ]);
});

test('a product of the list has its article code and the whole address of its cover', () => {
  const list = productList([engine], 'ROMBO POWER', origin);
  expect(list.numberOfItems).toBe(1);
  expect(list.itemListElement[0]?.item).toMatchObject({
    name: 'Tuono .21',
    sku: 'RP-M21-B01',
    image: 'https://www.example.com/media/products/1/cover.jpg',
    category: 'Motori Completi',
  });
});

test('a product without a picture or a code says nothing about them', () => {
  const list = productList([{ ...engine, images: [], technicalSpecs: {} }], 'ROMBO POWER', origin);
  expect(JSON.parse(JSON.stringify(list)).itemListElement[0].item).not.toHaveProperty('image');
  expect(JSON.parse(JSON.stringify(list)).itemListElement[0].item).not.toHaveProperty('sku');
});
