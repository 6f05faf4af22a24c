import { type Language, languages } from '@rombo/shared/languages';
import type { RaceDate } from './events.ts';

const utc = (date: RaceDate) => new Date(`${date}T00:00:00Z`);

/** Browsers and servers disagree on which space stands around a dash: it is always the plain one here. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

/** A day or a whole month as people of a language write it. */
export function writeDate(date: RaceDate, language: Language): string {
  const wholeMonth = date.length === 'YYYY-MM'.length;
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    year: 'numeric',
    month: 'long',
    ...(!wholeMonth && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return plain(format.format(utc(wholeMonth ? `${date}-01` : date)));
}

/** Two days as people of a language write them, in three pieces: up to the first day, the dash, and the rest. */
export function writeRange(start: RaceDate, end: RaceDate, language: Language): [string, string, string] {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(utc(start), utc(end));
  const dash = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const rest = parts.findIndex(({ source }) => source === 'endRange');
  const write = (from: number, to?: number) => {
    // Italian ranges over two months write '07 dicembre', which no Italian does.
    const texts = parts.slice(from, to).map(({ type, value }) => (type === 'day' ? value.replace(/^0/, '') : value));
    return plain(texts.join(''));
  };
  return [write(0, dash), write(dash, rest), write(rest)];
}
