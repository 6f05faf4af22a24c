/** Converts a UTC time to the value of a `datetime-local` input, in the device's time zone; '' if invalid. */
export function toLocalTime(utc: string): string {
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Converts the value of such an input to UTC; '' if empty. */
export const toUtc = (local: string): string => (local ? new Date(local).toISOString() : '');
