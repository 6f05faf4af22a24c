import { expect, test } from 'vitest';
import { engine } from '../../../../test/engine.ts';
import { changeOf, editedRow, isUnreadable, type PriceRow } from './use-price-list.ts';

const product = { ...engine, price: 129.9, availability: 'in_stock', status: 'visible' } as const;

test('a row shows edits over stored values', () => {
  expect(editedRow(product, undefined)).toEqual({ price: '129,90 €', availability: 'in_stock', status: 'visible' });
  expect(editedRow(engine, { price: '5' })).toMatchObject({ price: '5', availability: '' });
});

test.each<[Partial<PriceRow>, object]>([
  [{}, {}],
  [{ price: '€ 129,90' }, {}],
  [{ price: '1.299,00' }, { price: 1299 }],
  [{ price: ' ' }, { price: null }],
  [{ availability: '' }, { availability: null }],
  [
    { status: 'hidden', availability: 'to_order' },
    { status: 'hidden', availability: 'to_order' },
  ],
])('the edits %j change %j', (edit, change) => expect(changeOf(product, editedRow(product, edit))).toEqual(change));

test('a price must be readable or blank', () => {
  const isRefused = (price: string) => isUnreadable(editedRow(product, { price }));
  expect(['circa 30', '0', '', '30'].map(isRefused)).toEqual([true, true, false, false]);
});
