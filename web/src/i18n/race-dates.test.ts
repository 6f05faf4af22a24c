import { expect, test } from 'vitest';
import { formatDay, formatDayRange } from './race-dates.ts';

test('formats a day or a month in the given language', () => {
  expect(formatDay('2025-10-12', 'it')).toBe('12 ottobre 2025');
  expect(formatDay('2025-10-12', 'en')).toBe('12 October 2025');
  expect(formatDay('2025-09', 'it')).toBe('settembre 2025');
  expect(formatDay('2025-09', 'en')).toBe('September 2025');
});

test('a range within a month has the month once', () => {
  expect(formatDayRange('2025-08-26', '2025-08-30', 'it')).toEqual(['26', '–', '30 agosto 2025']);
  expect(formatDayRange('2025-08-26', '2025-08-30', 'en')).toEqual(['26', '–', '30 August 2025']);
});

test('a range over two months has both names and one year', () => {
  expect(formatDayRange('2025-11-27', '2025-12-07', 'it')).toEqual(['27 novembre', ' – ', '7 dicembre 2025']);
  expect(formatDayRange('2025-11-27', '2025-12-07', 'en')).toEqual(['27 November', ' – ', '7 December 2025']);
});
