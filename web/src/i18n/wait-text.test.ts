import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test('a wait is told in seconds up to a minute, then in whole minutes', () => {
  expect(waitText(0, 'it-IT')).toBe('tra 1 secondo');
  expect(waitText(59, 'en-US')).toBe('in 59 seconds');
  expect(waitText(60, 'it-IT')).toBe('tra 1 minuto');
  expect(waitText(61, 'en-US')).toBe('in 2 minutes');
});
