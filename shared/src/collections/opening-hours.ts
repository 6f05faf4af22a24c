/** Times of a day, 'HH:MM'. */
export interface Span {
  from: string;
  to: string;
}

export interface OpeningHours extends Span {
  /** 1 for Monday to 7 for Sunday. */
  days: readonly number[];
}

/** Days from the first to the last, both ISO 8601. */
export type ClosedDays = Span;

const byStart = (one: Span, other: Span): number => (one.from < other.from ? -1 : 1);

/** The times of each day, from Monday on; none for a day that is closed. */
export const weekOf = (hours: readonly OpeningHours[]): Span[][] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    hours
      .filter(({ days }) => days.includes(day))
      .map(({ from, to }) => ({ from, to }))
      .sort(byStart),
  );

/** A time as it is read: '8:30'. */
export const writeTime = (time: string): string => time.replace(/^0/, '');

/** Times as they are read: '8:30–12:30, 14:00–18:00'. */
export const writeSpans = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${writeTime(from)}–${writeTime(to)}`).join(', ');

interface Days {
  /** Counted from 0 for Monday. */
  first: number;
  last: number;
  spans: Span[];
}

/** Days that follow each other and have the same times, as one entry. */
export function groupDays(week: readonly Span[][]): Days[] {
  const groups: Days[] = [];
  for (const [day, spans] of week.entries()) {
    const group = groups.at(-1);
    if (group && writeSpans(group.spans) === writeSpans(spans)) group.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}

/** Day and time in the company's time zone: '2026-11-25 17:30'. */
export const romeTime = (now = new Date()): string =>
  now.toLocaleString('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' });

/** The place of a day in the week, 0 for Monday. */
export const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Closures that are not over on a day, the next one first. */
export const comingClosures = (closed: readonly ClosedDays[], day: string): ClosedDays[] =>
  closed.filter(({ to }) => to >= day).sort(byStart);

/** The times at which the company is open on a day. */
export const spansOn = (week: readonly Span[][], closed: readonly ClosedDays[], day: string): Span[] =>
  closed.some(({ from, to }) => from <= day && day <= to) ? [] : (week[weekday(day)] ?? []);
