import { type Language, languages } from '@rombo/shared/words/languages';

/** A number with what it counts: both languages have one form for exactly one, and another for every other whole number. */
export const plural = (count: number, one: string, others: string): string => `${count} ${count === 1 ? one : others}`;

/** A whole number as a language writes it. The browser's own formatter would take longer to wake than a page to hydrate. */
export const writeNumber = (value: number, language: Language): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, languages[language].thousands);

/** A price in euros as a language writes it: 1.234,50 € or €1,234.50. */
export function writePrice(price: number, language: Language): string {
  const [whole = '', cents = ''] = price.toFixed(2).split('.');
  const amount = writeNumber(Number(whole), language) + languages[language].decimal + cents;
  return language === 'it' ? `${amount}\u00a0€` : `€${amount}`;
}

/** Keeps figures on one line with their units, dimensions with each other, and both ends of a range. */
export const together = (value: string): string =>
  value
    .replace(/(\d) (?=[x×] |(?:mm|cc|g|kW|CV|hp)\b)|([x×]) (?=\d)/g, '$1$2\u00a0')
    .replace(/(\d–)(?=\d)/g, '$1\u2060');

/** Returns a waiting time as text: 'tra 42 minuti'. */
export function waitText(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return seconds < 60
    ? format.format(Math.max(1, seconds), 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}

/** The name of a country; a stored text that is no code stays as it is. */
export const countryName = (code: string, language: Language): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames([languages[language].locale], { type: 'region' }).of(code)) || code;
