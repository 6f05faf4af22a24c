import { panelLanguage, panelLocale } from '../../i18n/panel-texts.ts';

const formatted = (at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(panelLocale(), options).format(new Date(at));

const time = { hour: '2-digit', minute: '2-digit' } as const;

/** A moment of these days: '21 nov, 10:48'. */
export const momentText = (at: string): string => formatted(at, { day: 'numeric', month: 'short', ...time });

/** A moment that may be long ago: '21 nov 2026, 10:48'. */
export const dateText = (at: string): string => formatted(at, { dateStyle: 'medium', timeStyle: 'short' });

/** A time of day: 'le 10:00'. */
export const hourText = (at: string): string => `${panelLanguage() === 'it' ? 'le ' : ''}${formatted(at, time)}`;

/** A day: '21 novembre 2026'. */
export const dayText = (at: string): string => formatted(at, { dateStyle: 'long' });
