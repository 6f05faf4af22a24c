import { expect, it } from 'vitest';
import demo from '../../../../../infra/local/seed/exploded-views.json' with { type: 'json' };
import { marginsOf } from './margins.ts';

const heap = Array.from({ length: 60 }, (_, at) => ({ x: 0.5 + 0.01 * (at % 5), y: 0.5 + 0.01 * Math.floor(at / 5) }));

it.each([
  ['Tuono', demo['RP-M21-B01'].points, 0.069],
  ['Scintilla Corsa', demo['RP-M12-P02'].points, 0.069],
  ['a heap', heap, 1 / 30],
  ['one place', heap.slice(0, 2).map(() => ({ x: 1, y: 1 })), 0.069],
])('numbers of %s are apart, within the margins, and in the order of their parts', (_, points, distance) => {
  const margins = marginsOf(points);
  expect(margins).toHaveLength(points.length);
  for (const isTop of [true, false]) {
    const numbers = margins
      .map(({ at, isTop }, index) => ({ at, isTop, x: points[index]?.x ?? 0 }))
      .filter((number) => number.isTop === isTop)
      .sort((a, b) => a.at - b.at);
    for (const [index, { at, x }] of numbers.entries()) {
      const next = numbers[index + 1];
      expect(at).toBeGreaterThanOrEqual(distance / 2 - 1e-9);
      expect(at).toBeLessThanOrEqual(1 - distance / 2 + 1e-9);
      if (!next) continue;
      expect(next.at - at).toBeGreaterThanOrEqual(distance - 1e-9);
      expect(next.x).toBeGreaterThanOrEqual(x);
    }
  }
});

it('numbers above are those of the upper parts, each at its part if there is room', () => {
  const points = [
    { x: 0.25, y: 0.25 },
    { x: 0.5, y: 0.75 },
  ];
  expect(marginsOf(points)).toEqual([
    { at: 0.25, isTop: true },
    { at: 0.5, isTop: false },
  ]);
});
