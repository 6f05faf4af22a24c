import { expect, test } from 'vitest';
import { todayInRome, writeDate } from './legal-document.tsx';

test('the day is that of Rome, not that of UTC', () => {
  expect(todayInRome(new Date('2026-01-31T23:30:00Z'))).toBe('2026-02-01');
  expect(todayInRome(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
});

test('each language writes the date in its own way', () => {
  expect(writeDate('2026-11-21', 'it-IT')).toBe('21 novembre 2026');
  expect(writeDate('2026-11-21', 'en-US')).toBe('November 21, 2026');
});
