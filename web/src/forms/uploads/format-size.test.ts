import { expect, test } from 'vitest';
import { formatSize, formatSizes } from './format-size.ts';

test('sizes are told in kB below a megabyte and in MB with a comma above', () => {
  expect(formatSize(1, 'it')).toBe('1 kB');
  expect(formatSize(819_300, 'it')).toBe('801 kB');
  expect(formatSize(4_718_592, 'it')).toBe('4,5 MB');
  expect(formatSize(5 * 1024 * 1024, 'it')).toBe('5 MB');
});

test('two sizes of one file are told in one unit, as long as the smaller one is more than nothing in it', () => {
  expect(formatSizes(7_444_890, 943_718, 'it')).toEqual(['7,1 MB', '0,9 MB']);
  expect(formatSizes(7_444_890, 943_718, 'en')).toEqual(['7.1 MB', '0.9 MB']);
  expect(formatSizes(7_444_890, 30_000, 'it')).toEqual(['7,1 MB', '30 kB']);
  expect(formatSizes(900_000, 300_000, 'it')).toEqual(['879 kB', '293 kB']);
});
