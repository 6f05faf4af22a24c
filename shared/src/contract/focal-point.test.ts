import { expect, test } from 'vitest';
import { centreOfDetail, FOCAL_POINT_SAMPLE, focalPointIn } from './focal-point.ts';

/** A dark picture of 20 by 4 with a bright column at each of the given places. */
const picture = (...bright: number[]) =>
  Array.from({ length: 20 * 4 }, (_, at) => (bright.includes(at % 20) ? [250, 240, 230, 255] : [8, 9, 11, 255])).flat();

test('the focal point is where the picture changes most', () => {
  expect(centreOfDetail(picture(3), 20)).toBeLessThan(0.25);
  expect(centreOfDetail(picture(15, 16), 20)).toBeGreaterThan(0.75);
  expect(centreOfDetail(picture(4, 15), 20)).toBeCloseTo(0.5, 1);
});

test('a picture without any detail has its focal point in the middle', () => {
  expect(centreOfDetail(picture(), 20)).toBe(0.5);
});

test('a background that changes gently is no focal point', () => {
  const slope = Array.from({ length: 20 * 4 }, (_, at) => [at % 20, at % 20, at % 20, 255]).flat();
  expect(centreOfDetail(slope, 20)).toBe(0.5);
});

test('the focal point is in percent, in steps of five', () => {
  const { width, height } = FOCAL_POINT_SAMPLE;
  const thing = Array.from({ length: width * height }, (_, at) =>
    at % width > 19 && at % width < 25 ? [250, 240, 230, 255] : [8, 9, 11, 255],
  );
  expect(focalPointIn(thing.flat())).toBe(70);
});
