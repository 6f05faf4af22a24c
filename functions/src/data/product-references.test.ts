import type { Product } from '@rombo/shared/collections/product';
import { expect, it, test, vi } from 'vitest';
import { toPointed, withListedReferences, withoutInapplicableFields } from './product-references.ts';

vi.mock('./table.ts', () => ({}));

it('an engine loses the fields of parts, and a product those of another availability', () => {
  const part = { fits: undefined, partType: undefined };
  expect(withoutInapplicableFields({ category: 'ricambi' })).toEqual({});
  expect(Object.entries(withoutInapplicableFields({ category: 'motori' }))).toEqual(Object.entries(part));
  const successor = { successor: 'other' };
  const former = withoutInapplicableFields({ category: 'ricambi', availability: 'discontinued', ...successor });
  expect(Object.entries(former)).toEqual([['backOn', undefined]]);
  const current = withoutInapplicableFields({ category: 'ricambi', availability: 'in_stock', ...successor });
  expect(Object.keys(current)).toEqual(['successor', 'backOn']);
  const soldOut = withoutInapplicableFields({ category: 'ricambi', availability: 'sold_out', ...successor });
  expect(Object.entries(soldOut)).toEqual([['successor', undefined]]);
});

test('references to products that are not in the list are removed, and those to parts that are no engines', () => {
  const engine = { id: 'engine', category: 'motori' } as Product;
  const points = [
    { x: 1, y: 1, product: 'part' },
    { x: 2, y: 2, product: 'gone' },
    { x: 3, y: 3 },
  ];
  const drawn = { ...engine, id: 'drawn', explodedView: { image: '/a.jpg', points } } as unknown as Product;
  const part = { id: 'part', category: 'ricambi', fits: ['engine', 'gone', 'part'] } as Product;
  expect(withListedReferences([engine, drawn, part])).toEqual([
    engine,
    { ...drawn, explodedView: { image: '/a.jpg', points: [points[0], { x: 2, y: 2 }, points[2]] } },
    { ...part, fits: ['engine'] },
  ]);
});

test('a pointed product has its addresses, name, code and English name', () => {
  const product = { id: 'a', slug: 'a', slugEn: null, name: 'A', images: [], technicalSpecs: {}, pictures: [] };
  const pointed = { id: 'a', slug: 'a', slugEn: null, name: 'A', articleCode: null };
  expect(toPointed(product as unknown as Product)).toEqual(pointed);
  const translations = { en: { name: 'B', description: 'b' } };
  const english = { ...pointed, translations: { en: { name: 'B' } } };
  expect(toPointed({ ...product, translations } as unknown as Product)).toEqual(english);
  expect(Object.keys(toPointed(product as unknown as Product))).not.toContain('translations');
});
