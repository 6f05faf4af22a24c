import { expect, it } from 'vitest';
import { formatSpans, groupDays, romeTime, spansOn, upcomingClosures, weekday, weekOf } from './opening-hours.ts';

const workdays = [1, 2, 3, 4, 5];
const hours = [
  { days: workdays, from: '14:00', to: '18:00' },
  { days: workdays, from: '08:30', to: '12:30' },
  { days: [6], from: '09:00', to: '12:00' },
];
const closed = [
  { from: '2026-12-24', to: '2027-01-06' },
  { from: '2026-08-10', to: '2026-08-21' },
];

it('days with the same hours are one line, and a day without hours is closed', () => {
  const lines = groupDays(weekOf(hours)).map(({ first, last, spans }) => [first, last, formatSpans(spans)]);
  expect(lines).toEqual([
    [0, 4, '8:30–12:30, 14:00–18:00'],
    [5, 5, '9:00–12:00'],
    [6, 6, ''],
  ]);
});

it('a day has the hours of its weekday, unless it is closed', () => {
  expect(weekday('2026-11-25')).toBe(2);
  expect(formatSpans(spansOn(weekOf(hours), closed, '2026-11-28'))).toBe('9:00–12:00');
  expect(spansOn(weekOf(hours), closed, '2026-12-24')).toEqual([]);
});

it('closures are listed until their last day, the next one first', () => {
  expect(upcomingClosures(closed, '2026-08-21').map(({ from }) => from)).toEqual(['2026-08-10', '2026-12-24']);
  expect(upcomingClosures(closed, '2026-08-22').map(({ from }) => from)).toEqual(['2026-12-24']);
});

it('the time is Italian, wherever the code runs', () => {
  expect(romeTime(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30');
});
