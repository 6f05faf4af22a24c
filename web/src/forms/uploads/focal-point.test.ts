import { expect, test } from 'vitest';
import { placeIn, pointAt } from './focal-point.tsx';

const box = { width: 320, height: 180 };

test('a picture as wide as its box has its points where they are tapped', () => {
  expect(pointAt(box, { width: 1600, height: 900 }, { x: 80, y: 90 })).toEqual({ x: 0.25, y: 0.5 });
});

test('what lies beyond the edges of the box counts', () => {
  const square = { width: 1000, height: 1000 };
  expect(pointAt(box, square, { x: 160, y: 0 })).toEqual({ x: 0.5, y: 0.22 });
  expect(placeIn(box, square, { x: 0.5, y: 0.5 })).toEqual({ x: 0.5, y: 0.5 });
  expect(placeIn(box, square, { x: 0, y: 0 }).y).toBeLessThan(0);
});

test('a finger that leaves the picture stays at its edge', () => {
  expect(pointAt(box, { width: 1600, height: 900 }, { x: -20, y: 400 })).toEqual({ x: 0, y: 1 });
});
