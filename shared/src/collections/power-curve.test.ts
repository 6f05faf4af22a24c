import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CurveRows } from './power-curve.ts';
import { cvOf, peaksOf, torqueOf } from './spec-figures.ts';

const point = (rpm: number, kW: number) => ({ rpm, kW });
const issuesOf = (rows: unknown) =>
  (v.safeParse(CurveRows, rows).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

it('a curve has 2 to 60 points, and an empty list is no curve', () => {
  const rising = (count: number) => Array.from({ length: count }, (_, at) => point(1000 + at, 1));
  expect(v.parse(CurveRows, rising(60))).toHaveLength(60);
  expect(v.parse(CurveRows, [])).toBeUndefined();
  expect(issuesOf(rising(1))).toEqual([[null, 'too_few_points {"min":2}']]);
  expect(issuesOf(rising(61))).toEqual([[null, 'too_many_points {"max":60}']]);
});

it.each([
  [[point(1000, 1), point(0, 1)], ['1.rpm']],
  [[point(1000, 1), point(60_001, 1)], ['1.rpm']],
  [
    [point(1000, -0.1), point(2000, 10.1)],
    ['0.kW', '1.kW'],
  ],
  [
    [point(2000, 1), point(2000, 1), point(1500, 1), point(3000, 1)],
    ['1.rpm', '2.rpm'],
  ],
  [[point(1000, 1), { rpm: 2000 }], ['1.kW']],
])('an invalid row is named (%#)', (rows, paths) => {
  expect(new Set(issuesOf(rows).map(([path]) => path))).toEqual(new Set(paths));
});

it('torque and horsepower follow from speed and power', () => {
  expect(torqueOf(point(37_000, 2.04))).toBeCloseTo(0.5265, 4);
  expect(cvOf(2.04)).toBeCloseTo(2.774, 3);
});

it('the peaks are the highest points of power and, at a lower speed, of torque', () => {
  const curve = [point(20_000, 1.2), point(28_000, 1.7), point(34_000, 1.9), point(38_000, 1.9)];
  expect(peaksOf(curve)).toEqual({ power: point(34_000, 1.9), torque: point(28_000, 1.7) });
  expect(peaksOf([])).toBeUndefined();
});
