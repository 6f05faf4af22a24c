import { expect, test } from 'vitest';
import { withNoBreaks } from '../i18n/format.ts';
import { CodeLinks } from './code-links.tsx';

test.each([
  ['37.000–42.000 giri/min', ['37.000–42.000', 'giri/min']],
  ['da 12-34.567 a 6,5–7 mm', ['12-34.567', '6,5–7']],
  ['RP-M21-B01, 12-34-56', ['RP-M21-B01', '12-34-56']],
  ['Candela turbo, x-RP-1, .21 e 1:8', []],
])('%j has the unbroken parts %j', (text, unbroken) => {
  const parts = CodeLinks({ text }).map((part) => (typeof part === 'string' ? part : part?.props.children));
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(unbroken);
  expect(parts.join('')).toBe(text);
});

test('figures hold no invisible characters', () => {
  expect(withNoBreaks('37.000–42.000 giri, 16,5 × 16,3 mm')).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
});
