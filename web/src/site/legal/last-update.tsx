import { useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '../../i18n/index.ts';
import { Updated } from './legal.styles.ts';

const numbers = { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The day that it is where the company is, as ISO 8601 text. */
export const todayInRome = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE', numbers);

/** A day of ISO 8601 text as a locale writes it: '21 novembre 2026', 'November 21, 2026'. */
export const writeDate = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

const never = () => () => undefined;

/** The date of the last update, which is today's. A page that the server drew may be days old: it gets the date in the browser. */
export function LastUpdate() {
  const words = useTexts('notices').legal;
  // This date alone is American in English; the other dates and numbers are British.
  const locale = useLanguage().language === 'it' ? 'it-IT' : 'en-US';
  const today = useSyncExternalStore(never, todayInRome, () => null);
  return (
    <Updated>
      {words.updated} {today && <time dateTime={today}>{writeDate(today, locale)}</time>}
    </Updated>
  );
}
