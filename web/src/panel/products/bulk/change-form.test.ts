import { ProductInput } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { engine } from '../draft/product-fixture.ts';
import { changeForm, isAlready } from './change-form.ts';

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
