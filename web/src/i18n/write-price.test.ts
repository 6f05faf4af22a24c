import { expect, test } from 'vitest';
import { writePrice } from './write-price.ts';

test('a price is written as the language does, with its cents', () => {
  expect(writePrice(489, 'it')).toBe('489,00\u00a0€');
  expect(writePrice(1234.5, 'it')).toBe('1.234,50\u00a0€');
  expect(writePrice(1234.5, 'en')).toBe('€1,234.50');
  expect(writePrice(0.01, 'en')).toBe('€0.01');
});
