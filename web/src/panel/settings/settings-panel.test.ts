import { expect, test } from 'vitest';
import { sizeText } from './settings-panel.tsx';

test.each([
  [0, '0 byte', '0 byte'],
  [999, '999 byte', '999 byte'],
  [1000, '1 kB', '1 kB'],
  [431_300_000, '431,3 MB', '431.3 MB'],
  [12_345_678_901, '12,3 GB', '12.3 GB'],
  [2_000_000_000_000, '2000 GB', '2,000 GB'],
])('%i bytes are %s in Italian and %s in English', (bytes, italian, english) => {
  expect([sizeText(bytes, 'it-IT'), sizeText(bytes, 'en-GB')]).toEqual([italian, english]);
});
