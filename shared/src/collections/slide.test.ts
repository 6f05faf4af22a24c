import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ActiveSlide, SlideInput } from './slide.ts';

const issuesOf = (input: unknown) =>
  v.safeParse(SlideInput, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

describe('SlideInput', () => {
  it('is active and first unless it says otherwise', () => {
    expect(v.parse(SlideInput, {})).toEqual({ title: null, description: null, order: 0, active: true });
  });

  it('reads the order and the state from text', () => {
    expect(v.parse(SlideInput, { order: '-3', active: 'false' })).toMatchObject({ order: -3, active: false });
  });

  it.each(['uno', '1.5', '', ' 2', '1e3', '0x10', '9999999999'])('refuses the order %j', (order) => {
    expect(issuesOf({ order })).toEqual([['order', 'Inserisci un numero intero']]);
  });

  it.each([
    ['10000', 'Al massimo 9999'],
    ['-10000', 'Almeno -9999'],
  ])('refuses the order %s, which is out of range', (order, message) => {
    expect(issuesOf({ order })).toEqual([['order', message]]);
  });

  it.each([
    ['active', 'yes', "Inserisci 'true' o 'false'"],
    ['title', 'x'.repeat(121), 'Al massimo 120 caratteri'],
    ['description', 'x'.repeat(1001), 'Al massimo 1000 caratteri'],
    ['imageUrl', '/media/x.png', 'Campo sconosciuto'],
  ])('refuses %s %j', (field, value, message) => {
    expect(issuesOf({ [field]: value })).toEqual([[field, message]]);
  });
});

describe('ActiveSlide', () => {
  it('has no room for the internal note', () => {
    expect(Object.keys(ActiveSlide.entries)).toEqual(['id', 'imageUrl', 'title', 'order', 'picture', 'translations']);
  });
});
