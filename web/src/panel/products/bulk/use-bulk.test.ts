import { type Product, ProductInput } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { type Change, changeForm, isAlready, rangeOf, runEach } from './use-bulk.ts';

const { name, description, category, subcategory, technicalSpecs, featured } = engine;
const required = { name, description, category, subcategory, technicalSpecs, featured };
const fits = [crypto.randomUUID()];

// Of the fields only those that the contract requires are sent: the others stay as they are stored.
test.each<[Change, object]>([
  [{ status: 'hidden' }, { status: 'hidden' }],
  [{ featured: false }, { featured: false }],
  [{ availability: '' }, { availability: undefined }],
  [{ category: 'ricambi' }, { category: 'ricambi' }],
  [{ category: 'accessori' }, { category: 'accessori', subcategory: null }],
  [
    { category: 'ricambi', fits },
    { category: 'ricambi', fits },
  ],
  [
    { category: 'ricambi', fits: [] },
    { category: 'ricambi', fits: undefined },
  ],
])('the change %o sends what is required and %o', (change, fields) => {
  const form = Object.fromEntries(changeForm(engine, change));
  expect(v.parse(ProductInput, form)).toEqual({ ...required, ...fields });
});

test.each<[Partial<Product>, Change, boolean]>([
  [{}, { status: 'visible' }, true],
  [{ status: 'draft' }, { status: 'visible' }, false],
  [{}, { availability: '' }, true],
  [{ availability: 'in_stock' }, { availability: '' }, false],
])('a product with %o needs no change to %o: %s', (fields, change, already) => {
  expect(isAlready({ ...engine, ...fields }, change)).toBe(already);
});

test('one that fails stops no other, and a few run at a time', async () => {
  let running = 0;
  let most = 0;
  const progress: number[] = [];
  const refused = new Error('refused');
  const { done, failed } = await runEach(
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (item === 3) throw refused;
    },
    (ended) => progress.push(ended),
  );
  expect([...done].sort()).toEqual([1, 2, 4, 5, 6, 7]);
  expect(failed).toEqual([{ item: 3, error: refused }]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test.each([
  ['b', 'd', 'bcd'],
  ['c', 'a', 'abc'],
  ['b', 'b', 'b'],
  [null, 'c', 'c'],
  ['gone', 'c', 'c'],
])('the range from %s to %s is %s', (from, to, range) => {
  const items = [...'abcd'].map((id) => ({ id }));
  expect(rangeOf(items, from, to).map(({ id }) => id)).toEqual([...range]);
});
