import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test('sizes are told in kB below a megabyte and in MB with a comma above', () => {
  expect(formatSize(1)).toBe('1 kB');
  expect(formatSize(819_300)).toBe('801 kB');
  expect(formatSize(4_718_592)).toBe('4,5 MB');
  expect(formatSize(5 * 1024 * 1024)).toBe('5 MB');
});
