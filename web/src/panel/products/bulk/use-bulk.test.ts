import { ProductInput } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { changeForm, isAlready, rangeOf, runEach } from './use-bulk.ts';

const sent = (...given: Parameters<typeof changeForm>) =>
  v.parse(ProductInput, Object.fromEntries(changeForm(...given)));
const { name, description, category, subcategory, technicalSpecs, featured } = engine;
const required = { name, description, category, subcategory, technicalSpecs, featured };

test('a form that changes one field sends what the contract requires, and of the rest nothing that could be lost', () => {
  expect(sent(engine, { status: 'hidden' })).toEqual({ ...required, status: 'hidden' });
  expect(sent(engine, { featured: false })).toEqual({ ...required, featured: false });
});

test('engines of a part are sent, and none removes them', () => {
  const part = { ...engine, category: 'ricambi' as const };
  const fits = [crypto.randomUUID()];
  expect(sent(part, { fits })).toMatchObject({ fits });
  expect(sent(part, { fits: [] })).toHaveProperty('fits', undefined);
});

test('a blank availability removes it', () => {
  expect(sent(engine, { availability: '' })).toEqual({ ...required, availability: undefined });
});

test('in a category without displacements a product has none', () => {
  expect(sent(engine, { category: 'ricambi' })).toMatchObject({ category: 'ricambi', subcategory: '3.5cc' });
  expect(sent(engine, { category: 'accessori' })).toMatchObject({ category: 'accessori', subcategory: null });
});

test('a product that is as wanted is known', () => {
  expect(isAlready(engine, { status: 'visible' })).toBe(true);
  expect(isAlready({ ...engine, status: 'draft' }, { status: 'visible' })).toBe(false);
  expect(isAlready(engine, { availability: '' })).toBe(true);
  expect(isAlready({ ...engine, availability: 'in_stock' }, { availability: '' })).toBe(false);
  expect(isAlready(engine, { category: 'motori' })).toBe(true);
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
  expect(done.toSorted()).toEqual([1, 2, 4, 5, 6, 7]);
  expect(failed).toEqual([{ item: 3, error: refused }]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (from: string | null, to: string) => rangeOf(items, from, to).map(({ id }) => id);

test('a range has both ends, in either direction', () => {
  expect(ids('b', 'd')).toEqual(['b', 'c', 'd']);
  expect(ids('c', 'a')).toEqual(['a', 'b', 'c']);
  expect(ids('b', 'b')).toEqual(['b']);
});

test('without a beginning that is there, a range is one item', () => {
  expect(ids(null, 'c')).toEqual(['c']);
  expect(ids('gone', 'c')).toEqual(['c']);
});
