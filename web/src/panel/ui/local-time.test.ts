import { expect, it } from 'vitest';
import { toLocalTime, toUtc } from './local-time.ts';

it('goes from UTC to the time of the device and back, in winter and in summer', () => {
  for (const moment of ['2027-01-10T18:30:00.000Z', '2027-07-10T18:30:00.000Z']) {
    expect(toUtc(toLocalTime(moment))).toBe(moment);
    expect(toLocalTime(moment)).toMatch(/^2027-0[17]-1\dT\d\d:\d\d$/);
  }
});

it.each(['', 'domani'])('has no time for %j', (text) => {
  expect(toLocalTime(text)).toBe('');
  expect(toUtc('')).toBe('');
});
