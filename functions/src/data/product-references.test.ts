import type { Product } from '@rombo/shared/collections/product';
import { expect, it, test, vi } from 'vitest';
import type { Card } from './cards.ts';
import { withListedReferences, withoutInapplicableFields } from './product-references.ts';

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
  const part = { id: 'part', category: 'ricambi', fits: ['engine', 'elsewhere', 'gone', 'part'] } as Product;
  const old = { id: 'old', category: 'ricambi', successor: 'part' } as Product;
  const gone = { ...old, successor: 'gone' };
  const elsewhere = { id: 'elsewhere', category: 'motori' } as Card;
  expect(withListedReferences([engine, drawn, part, old, gone], [elsewhere])).toEqual([
    engine,
    { ...drawn, explodedView: { image: '/a.jpg', points: [points[0], { x: 2, y: 2 }, points[2]] } },
    { ...part, fits: ['engine', 'elsewhere'] },
    old,
    { id: 'old', category: 'ricambi' },
  ]);
});
