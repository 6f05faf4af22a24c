/** A time span in a day, 'HH:MM'. */
export interface Span {
  from: string;
  to: string;
}

export interface OpeningHours extends Span {
  /** 1 for Monday to 7 for Sunday. */
  days: readonly number[];
}

/** First and last day, both ISO 8601. */
export type ClosedDays = Span;

const byStart = (one: Span, other: Span): number => (one.from < other.from ? -1 : 1);

/** Returns the time spans of each day, from Monday on; empty for a closed day. */
export const weekOf = (hours: readonly OpeningHours[]): Span[][] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ from, to }))
      .sort(byStart),
  );

/** Formats a time as '8:30'. */
export const formatTime = (time: string): string => time.replace(/^0/, '');

/** Formats time spans as '8:30–12:30, 14:00–18:00'. */
export const formatSpans = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${formatTime(from)}–${formatTime(to)}`).join(', ');

interface Days {
  /** 0 for Monday. */
  first: number;
  last: number;
  spans: Span[];
}

export function groupDays(week: readonly Span[][]): Days[] {
  const groups: Days[] = [];
  for (const [day, spans] of week.entries()) {
    const group = groups.at(-1);
    if (group && formatSpans(group.spans) === formatSpans(spans)) group.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}

/** Returns date and time in the company's time zone, such as '2026-11-25 17:30'. */
export const romeTime = (now = new Date()): string =>
  now.toLocaleString('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' });

/** Returns the date in the company's time zone, such as '2026-11-25'. */
export const romeDay = (now?: Date): string => romeTime(now).slice(0, 10);

/** Returns the weekday of a date, 0 for Monday. */
export const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

export const upcomingClosures = (closed: readonly ClosedDays[], day: string): ClosedDays[] =>
  closed.filter(({ to }) => to >= day).sort(byStart);

export const spansOn = (week: readonly Span[][], closed: readonly ClosedDays[], day: string): Span[] =>
  closed.some(({ from, to }) => from <= day && day <= to) ? [] : (week[weekday(day)] ?? []);
