import type { Product } from '@rombo/shared/collections/product';
import { expect, test, vi } from 'vitest';

vi.mock('./table.ts', () => ({}));
const { productFilesOf, productStore } = await import('./products.ts');

const picture = (url: string, alt = '') => ({ url, alt: { it: alt, en: '' } });
const product = (changes: object) =>
  ({ name: 'A', images: [], pictures: [], technicalSpecs: {}, ...changes }) as unknown as Product;
const differs = (field: 'name' | 'pictures' | 'technicalSpecs', before: object, after: object) =>
  productStore.differs?.(field, product(before), product(after));

test('pictures differ by the facts of those in both versions, whatever their order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((url) => picture(url));
  const before = { images: ['a', 'b'], pictures: [a, b] };
  expect(differs('pictures', before, { images: ['b', 'a'], pictures: [b, a] })).toBe(false);
  expect(differs('pictures', before, { images: ['c', 'b'], pictures: [c, b] })).toBe(false);
  expect(differs('pictures', before, { images: ['b', 'a'], pictures: [b, picture('a', 'Motore')] })).toBe(true);
});

test('specifications differ by their order too, and other fields by their values', () => {
  const specs = { Peso: '1', Corsa: '2' };
  const moved = { Corsa: '2', Peso: '1' };
  expect(differs('technicalSpecs', { technicalSpecs: specs }, { technicalSpecs: { ...specs } })).toBe(false);
  expect(differs('technicalSpecs', { technicalSpecs: specs }, { technicalSpecs: moved })).toBe(true);
  expect(differs('name', { technicalSpecs: specs }, { technicalSpecs: moved })).toBeUndefined();
});

test('the files of a product are its pictures, turn, data sheets and exploded view', () => {
  const sheets = { technicalSheetUrl: '/sheet', technicalSheetEnUrl: null };
  expect(productFilesOf(product({ ...sheets, images: ['/a'] }))).toEqual(['/a', '/sheet']);
  const all = { turn: ['/b'], explodedView: { image: '/c' }, technicalSheetUrl: null, technicalSheetEnUrl: '/en' };
  expect(productFilesOf(product({ ...all, images: ['/a'] }))).toEqual(['/a', '/b', '/en', '/c']);
});
