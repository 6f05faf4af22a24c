import type { Product } from '@rombo/shared/collections/product';
import { pictureAt } from '@rombo/shared/contract/picture-fields';
import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const urls = ['/media/products/1/a.jpg', '/media/products/1/b.jpg'];
const product = {
  id: '1',
  name: 'Motore',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  images: urls,
  pictures: urls.map((url) => pictureAt(url)),
  technicalSpecs: { Peso: '1', Corsa: '2' },
  translations: { en: { name: 'Engine', description: 'An engine' } },
} as unknown as Product;

test('what the server decides is no change, and neither is the order in which the table gives fields', () => {
  const translations = { en: { description: 'An engine', name: 'Engine' } } as Product['translations'];
  expect(changedFields(product, { ...product, version: 2, updatedAt: 'x', slug: 'y', translations })).toEqual([]);
});

test('the order of specifications and of pictures is a change, of pictures as such', () => {
  const technicalSpecs = { Corsa: '2', Peso: '1' };
  const images = urls.toReversed();
  const pictures = product.pictures.toReversed();
  expect(changedFields(product, { ...product, technicalSpecs, images, pictures })).toEqual([
    'images',
    'technicalSpecs',
  ]);
});

test('texts and focal points of pictures that both have are a change of their own', () => {
  const [first, ...others] = product.pictures as [Product['pictures'][number]];
  expect(changedFields(product, { ...product, pictures: [{ ...first, x: 0.1 }, ...others] as never })).toEqual([
    'pictures',
  ]);
  expect(changedFields(product, { ...product, price: 10 })).toEqual(['price']);
});
