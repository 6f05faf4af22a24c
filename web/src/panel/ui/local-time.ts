/** Properties of an input for a time. The maximum limits its year to four digits. */
export const timeInput = { type: 'datetime-local', max: '9999-12-31T23:59' } as const;

/** Converts a UTC time to the value of a `datetime-local` input, in the device's time zone; '' if invalid. */
export function toLocalTime(utc: string): string {
  const time = new Date(utc);
  if (Number.isNaN(time.getTime())) return '';
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  const date = [pad(time.getFullYear(), 4), pad(time.getMonth() + 1), pad(time.getDate())].join('-');
  return `${date}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** Converts the value of such an input to UTC; '' if empty or invalid. */
export function toUtc(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
