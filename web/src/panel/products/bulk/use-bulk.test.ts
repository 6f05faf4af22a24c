import type { Product } from '@rombo/shared/collections/product';
import { expect, test } from 'vitest';
import { engine } from '../../../../test/engine.ts';
import { type Change, isUnchanged } from './use-bulk.ts';

test.each<[Partial<Product>, Change, boolean]>([
  [{}, { status: 'visible' }, true],
  [{ status: 'draft' }, { status: 'visible' }, false],
  [{}, { availability: null }, true],
  [{ availability: 'in_stock' }, { availability: null }, false],
  [{ price: 10 }, { price: 10 }, true],
  [{ price: 10 }, { price: null }, false],
])('a product with %o needs no change to %o: %s', (fields, change, already) => {
  expect(isUnchanged({ ...engine, ...fields }, change)).toBe(already);
});
