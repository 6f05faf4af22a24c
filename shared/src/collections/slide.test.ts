import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SlideInput } from './slide.ts';

const issuesOf = (input: unknown) =>
  v.safeParse(SlideInput, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('SlideInput', () => {
  it('is active and first unless it says otherwise', () => {
    expect(v.parse(SlideInput, {})).toEqual({ title: null, description: null, order: 0, active: true });
  });

  it.each(['uno', '1.5', '', ' 2', '1e3', '0x10', '9999999999'])('refuses the order %j', (order) => {
    expect(issuesOf({ order })).toEqual([['order', 'whole_number']]);
  });

  it.each([
    ['10000', 'max {"max":9999}'],
    ['-10000', 'min {"min":-9999}'],
  ])('refuses the order %s, which is out of range', (order, message) => {
    expect(issuesOf({ order })).toEqual([['order', message]]);
  });

  it.each([
    ['active', 'yes', 'flag'],
    ['title', 'x'.repeat(121), 'too_long {"max":120}'],
    ['description', 'x'.repeat(1001), 'too_long {"max":1000}'],
    ['imageUrl', '/media/x.png', 'unknown_field'],
  ])('refuses %s %j', (field, value, message) => {
    expect(issuesOf({ [field]: value })).toEqual([[field, message]]);
  });
});
