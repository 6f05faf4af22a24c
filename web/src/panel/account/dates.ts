import { useTexts } from '../../i18n/index.ts';

const time = { hour: '2-digit', minute: '2-digit' } as const;

export function useDates() {
  const { locale, account } = useTexts('panel');
  const format = (at: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at));
  return {
    /** A moment of these days: '21 nov, 10:48'. */
    momentText: (at: string) => format(at, { day: 'numeric', month: 'short', ...time }),
    /** A moment that may be long ago: '21 nov 2026, 10:48'. */
    dateText: (at: string) => format(at, { dateStyle: 'medium', timeStyle: 'short' }),
    /** A time of day: 'le 10:00'. */
    hourText: (at: string) => account.hour(format(at, time)),
    /** A day: '21 novembre 2026'. */
    dayText: (at: string) => format(at, { dateStyle: 'long' }),
  };
}
