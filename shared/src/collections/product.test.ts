import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categoryKeys, hasSubcategories, ProductFields, ProductInput } from './product.ts';

const form = { name: 'RP-21', description: 'Un motore.', category: 'motori' };
const issuesOf = (input: unknown) =>
  v.safeParse(ProductInput, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('ProductInput', () => {
  it.each([
    ['category', 'ruote', 'unknown_category'],
    ['subcategory', '5cc', 'unknown_displacement'],
    ['featured', 'yes', 'flag'],
    ['name', 'x'.repeat(121), 'too_long {"max":120}'],
    ['description', 'x'.repeat(4001), 'too_long {"max":4000}'],
    ['technicalSpecs', '{', 'json'],
  ])('refuses %s %j', (field, value, message) => {
    expect(issuesOf({ ...form, [field]: value })).toEqual([[field, message]]);
  });

  it('names the picture that is neither a file nor a text, by its index', () => {
    expect(issuesOf({ ...form, images: ['', 5] })?.[0]?.[0]).toBe('images.1');
  });

  it('accepts at most twenty pictures', () => {
    const images = (count: number) => ({ ...form, images: Array<string>(count).fill('') });
    expect(v.is(ProductInput, images(20))).toBe(true);
    expect(issuesOf(images(21))).toEqual([['images', 'too_many_pictures {"max":20}']]);
  });

  it('accepts a displacement for every category except accessories', () => {
    const takes = (category: string) => v.is(ProductInput, { ...form, category, subcategory: '3.5cc' });
    expect(categoryKeys.filter(takes)).toEqual(['motori', 'marmitte', 'ricambi']);
    expect(categoryKeys.filter(hasSubcategories)).toEqual(['motori', 'marmitte', 'ricambi']);
  });

  it('reports an unfitting displacement at the displacement, even if another field is invalid', () => {
    expect(issuesOf({ ...form, name: '', category: 'accessori', subcategory: '2.1cc' })).toEqual([
      ['name', 'required'],
      ['subcategory', 'no_displacement'],
    ]);
  });
});

it('ProductFields agrees with the form of the request', () => {
  const fields = { ...form, subcategory: '2.1cc', technicalSpecs: { Potenza: '3 CV' }, featured: true };
  expect(v.parse(ProductFields, fields)).toEqual({ ...fields, status: 'visible' });
  expect(v.is(ProductFields, { ...fields, category: 'accessori' })).toBe(false);
});
