import { formatFigure } from '@rombo/shared/words/format-figure';
import { type Language, languages } from '@rombo/shared/words/languages';

/** Returns a number with its noun. In both languages the singular is for exactly one, the plural for all other integers. */
export const plural = (count: number, one: string, others: string): string => `${count} ${count === 1 ? one : others}`;

/** Formats an integer. Does not use `Intl.NumberFormat`, whose first use takes longer than hydrating a page. */
export const formatNumber = (value: number, language: Language): string => formatFigure(value, language);

/** Formats a price in euros: 1.234,50 € or €1,234.50. */
export function formatPrice(price: number, language: Language): string {
  const [whole = '', cents = ''] = price.toFixed(2).split('.');
  const { decimal, euro } = languages[language];
  const amount = formatNumber(Number(whole), language) + decimal + cents;
  return euro === 'after' ? `${amount}\u00a0€` : `€${amount}`;
}

/** Inserts no-break spaces that keep numbers with their units and dimensions on one line. */
export const withNoBreaks = (value: string): string =>
  value.replace(/(\d) (?=[x×] |(?:mm|cc|g|kW|CV|hp|giri|rpm|°C)\b)|([x×]) (?=\d)/g, '$1$2\u00a0');

/** Formats a waiting time: 'tra 42 minuti'. */
export function formatWaitingTime(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return seconds < 60
    ? format.format(Math.max(1, seconds), 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}

/** Returns the name of a country. A stored text that is not a country code is returned unchanged. */
export const countryName = (code: string, language: Language): string =>
  (/^[A-Z]{2}$/.test(code) && new Intl.DisplayNames([languages[language].locale], { type: 'region' }).of(code)) || code;
