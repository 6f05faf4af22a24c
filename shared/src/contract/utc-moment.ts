import * as v from 'valibot';

/** A moment in UTC with at least its minute, such as 2026-11-22T18:30Z. */
export const UTC_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

export const isUtcMoment = (text: string): boolean => UTC_MOMENT.test(text) && !Number.isNaN(Date.parse(text));

const REFUSED = 'Inserisci una data e un’ora';

/** A moment in UTC as text. */
export const UtcMoment = v.pipe(
  v.string(REFUSED),
  v.regex(UTC_MOMENT, REFUSED),
  // One message for one fault.
  v.check((text) => !UTC_MOMENT.test(text) || isUtcMoment(text), REFUSED),
);
