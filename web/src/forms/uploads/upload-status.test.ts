import { expect, test } from 'vitest';
import { formatSize } from './upload-status.tsx';

test.each([
  [1, '1 kB'],
  [819_300, '801 kB'],
  [4_718_592, '4,5 MB'],
  [2_791_728_742, '2,6 GB'],
])('%i bytes are %s', (bytes, text) => expect(formatSize(bytes, 'it')).toBe(text));
