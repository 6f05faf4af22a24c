import { expect, it } from 'vitest';
import demo from '../../../../../infra/local/seed/exploded-views.json' with { type: 'json' };
import { type Place, spread } from './spread.ts';

/** Size of a drawing on the narrowest phone. */
const size = { width: 288, height: 216 };

const pixels = (places: readonly Place[]) => places.map(({ x, y }) => ({ x: x * size.width, y: y * size.height }));

/** Returns the distance of the two closest markers, in pixels. */
const closest = (places: readonly Place[]) => {
  const all = pixels(places);
  return Math.min(
    ...all.flatMap((one, at) => all.slice(at + 1).map((other) => Math.hypot(other.x - one.x, other.y - one.y))),
  );
};

const heap = Array.from({ length: 20 }, (_, at) => ({ x: 0.5 + 0.01 * (at % 5), y: 0.5 + 0.01 * Math.floor(at / 5) }));

it.each([
  ['Tuono', demo['RP-M21-B01'].points],
  ['Scintilla Corsa', demo['RP-M12-P02'].points],
  ['a heap', heap],
  ['one point', heap.slice(0, 2).map(() => ({ x: 1, y: 1 }))],
])('markers of %s are 32 pixels apart on the narrowest phone, and inside the drawing', (_, points) => {
  const places = spread(points, size);
  expect(closest(places)).toBeGreaterThanOrEqual(32);
  for (const { x, y } of pixels(places)) {
    expect(x).toBeGreaterThanOrEqual(16);
    expect(x).toBeLessThanOrEqual(size.width - 16);
    expect(y).toBeGreaterThanOrEqual(16);
    expect(y).toBeLessThanOrEqual(size.height - 16);
  }
});

it('distant points do not move', () => {
  const points = [
    { x: 0.25, y: 0.25 },
    { x: 0.5, y: 0.75 },
  ];
  expect(spread(points, size)).toEqual(points);
});
