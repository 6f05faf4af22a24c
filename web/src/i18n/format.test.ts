import { languages } from '@rombo/shared/words/languages';
import { expect, test } from 'vitest';
import { formatNumber, formatPrice, formatWaitingTime, plural } from './format.ts';

test.each([0, 1, 2, 11, 21, 101])('plural() agrees with Intl.PluralRules for %d', (count) => {
  for (const locale of Object.values(languages).map(({ locale }) => locale)) {
    const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'photo' : 'photos';
    expect(plural(count, 'photo', 'photos')).toBe(`${count} ${form}`);
  }
});

test.each([0, 999, 1000, 10_000, 123_456, 1_234_567])('writeNumber() agrees with Intl.NumberFormat for %d', (value) => {
  for (const language of ['it', 'en'] as const) {
    expect(formatNumber(value, language)).toBe(
      value.toLocaleString(languages[language].locale, { useGrouping: 'always' }),
    );
  }
});

test("formats a price with cents in the language's notation", () => {
  expect(formatPrice(489, 'it')).toBe('489,00\u00a0€');
  expect(formatPrice(1234.5, 'it')).toBe('1.234,50\u00a0€');
  expect(formatPrice(1234.5, 'en')).toBe('€1,234.50');
  expect(formatPrice(0.01, 'en')).toBe('€0.01');
});

test('formats a wait in seconds up to a minute, then in whole minutes', () => {
  expect(formatWaitingTime(0, 'it-IT')).toBe('tra 1 secondo');
  expect(formatWaitingTime(59, 'en-US')).toBe('in 59 seconds');
  expect(formatWaitingTime(60, 'it-IT')).toBe('tra 1 minuto');
  expect(formatWaitingTime(61, 'en-US')).toBe('in 2 minutes');
});
