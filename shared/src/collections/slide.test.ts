import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SlideInput } from './slide.ts';

const issuesOf = (input: unknown) =>
  v.safeParse(SlideInput, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('SlideInput', () => {
  it.each(['uno', '1.5', '', ' 2', '1e3', '0x10', '9999999999'])('refuses the order %j', (order) => {
    expect(issuesOf({ order })).toEqual([['order', 'whole_number']]);
  });

  it.each([
    ['10000', 'max {"max":9999}'],
    ['-10000', 'min {"min":-9999}'],
  ])('refuses the order %s, which is out of range', (order, message) => {
    expect(issuesOf({ order })).toEqual([['order', message]]);
  });
});
