/** A moment as a field for date and time wants it, in the time of this device; empty for what is none. */
export function toLocalTime(utc: string): string {
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment that such a field holds, in UTC; empty for none. */
export const toUtc = (local: string): string => (local ? new Date(local).toISOString() : '');
