import type { Dealer } from '@rombo/shared/collections/dealer';
import { expect, test } from 'vitest';
import { frameOf, labelPoints, mapSize, pointsOf, project, unproject } from './projection.ts';

const at = (city: string, lat: number | null, lng: number | null) => ({ id: city, city, lat, lng }) as Dealer;
const leeds = at('Leeds', 53.8, -1.6);
const rome = at('Roma', 41.9, 12.5);
const auckland = at('Auckland', -36.8, 174.8);

test.each([
  ['one dealer', [leeds]],
  ['a continent', [leeds, rome]],
  ['the world', [leeds, rome, auckland, at('Honolulu', 21.3, -157.9), at('Tromsø', 69.6, 18.9)]],
])('the frame of %s contains all points, has a fixed aspect ratio and stays within the map', (_, dealers) => {
  const places = pointsOf(dealers);
  const { x, y, width, height } = frameOf(places);
  expect(width / height).toBeCloseTo(1.6, 1);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(mapSize.width);
  for (const place of places) {
    expect(place.x).toBeGreaterThan(x);
    expect(place.x).toBeLessThan(x + width);
    expect(place.y).toBeGreaterThan(y);
  }
});

test('a dealer without coordinates is not on the map, and a label never covers a dot', () => {
  const near = at('Bradford', 53.8, -1.75);
  const points = pointsOf([leeds, near, rome, at('Lyon', null, null)]);
  const places = labelPoints(points, frameOf(points).width);
  expect(places.map(({ city, isLabelled }) => [city, isLabelled])).toEqual([
    ['Leeds', true],
    ['Bradford', false],
    ['Roma', true],
  ]);
});

test('a tap target ends halfway to the next dot, except to one at the same place', () => {
  const points = pointsOf([leeds, at('York', 53.96, -1.08), rome, at('Roma', 41.9, 12.5)]);
  const [one, other, ...alone] = labelPoints(points, 300);
  const gap = one && other && Math.hypot(one.x - other.x, one.y - other.y);
  expect(one?.tapRadius).toBeCloseTo((gap ?? 0) / 2);
  expect(alone.map(({ tapRadius }) => tapRadius)).toEqual([18.3, 18.3]);
});

test('the prime meridian is in the middle of the width', () => {
  const { x, y } = project(0, 0);
  expect(x).toBe(mapSize.width / 2);
  expect(y).toBeGreaterThan(project(45, 0).y);
});

test('unprojecting a point returns its place', () => {
  const { lat, lng } = unproject(project(45.0762, 7.6498));
  expect([lat, lng]).toEqual([expect.closeTo(45.0762), expect.closeTo(7.6498)]);
});
