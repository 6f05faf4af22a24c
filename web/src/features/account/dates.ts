const moment = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const withYear = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' });

/** A moment of these days: '21 nov, 10:48'. */
export const momentText = (at: string): string => moment.format(new Date(at));

/** A moment that may be long ago: '21 nov 2026, 10:48'. */
export const dateText = (at: string): string => withYear.format(new Date(at));

/** An hour of the day: 'le 10:00'. */
export const hourText = (at: string): string => `le ${hour.format(new Date(at))}`;

/** A day: '21 novembre 2026'. */
export const dayText = (at: string): string => day.format(new Date(at));
