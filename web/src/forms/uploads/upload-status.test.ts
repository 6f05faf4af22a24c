import { expect, test } from 'vitest';
import { formatSize, formatSizes } from './upload-status.tsx';

test.each([
  [1, '1 kB'],
  [819_300, '801 kB'],
  [4_718_592, '4,5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'it')).toBe(text);
});

test('two sizes of one file have one unit, unless the smaller one would be nothing in it', () => {
  expect(formatSizes(7_444_890, 943_718, 'en')).toEqual(['7.1 MB', '0.9 MB']);
  expect(formatSizes(7_444_890, 30_000, 'it')).toEqual(['7,1 MB', '30 kB']);
});
