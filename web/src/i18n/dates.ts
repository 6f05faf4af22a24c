const styles = {
  /** '21 novembre 2026 alle ore 10:48' */
  moment: { dateStyle: 'long', timeStyle: 'short' },
  /** '21 nov 2026, 10:48' */
  shortMoment: { dateStyle: 'medium', timeStyle: 'short' },
  /** '21 nov, 10:48', for the last few days. */
  recentMoment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** '21 novembre 2026' */
  day: { dateStyle: 'long' },
  /** '21 nov 2026' */
  shortDay: { dateStyle: 'medium' },
  /** '10:48' */
  time: { hour: '2-digit', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export const formatDate = (at: string, style: keyof typeof styles, locale: string): string =>
  new Date(at).toLocaleString(locale, styles[style]);

const numbers = { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** Returns today's date in the company's time zone, in ISO 8601. */
export const todayInRome = (now: Date = new Date()): string => now.toLocaleDateString('sv-SE', numbers);
