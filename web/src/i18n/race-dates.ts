import { type Language, languages } from '@rombo/shared/words/languages';

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** Normalizes the spaces around dashes, which differ between browsers and Node. */
const normalizeSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

/** Formats a day such as '2025-08-26', or a month such as '2025-09'. */
export function formatDay(date: string, language: Language): string {
  const wholeMonth = date.length === 'YYYY-MM'.length;
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    year: 'numeric',
    month: 'long',
    ...(!wholeMonth && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return normalizeSpaces(format.format(utc(wholeMonth ? `${date}-01` : date)));
}

/** Formats a date range in three parts: first day, dash, rest. */
export function formatDayRange(start: string, end: string, language: Language): [string, string, string] {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(utc(start), utc(end));
  const dash = parts.map(({ source }) => source).lastIndexOf('startRange') + 1;
  const rest = parts.findIndex(({ source }) => source === 'endRange');
  const write = (from: number, to?: number) => {
    // Intl writes '07 dicembre' in Italian ranges over two months; Italian usage is '7 dicembre'.
    const texts = parts.slice(from, to).map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value));
    return normalizeSpaces(texts.join(''));
  };
  const first = write(0, dash);
  // In British English and Italian, a range of days has a dash without spaces.
  return [first, /\D/.test(first) ? write(dash, rest) : '–', write(rest)];
}

/** Returns the name of a weekday, 0 for Monday. */
export const weekdayName = (day: number, language: Language): string =>
  new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(languages[language].locale, {
    weekday: 'long',
    timeZone: 'UTC',
  });
