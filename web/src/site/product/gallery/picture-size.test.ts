import { expect, test } from 'vitest';
import { likelySize, sizeOf } from './picture-size.ts';

/** What an element says that is shown 400 pixels wide, has asked for a file 640 wide, and got one of so many pixels. */
const loaded = (width: number, height: number) => ({
  currentSrc: 'https://rombopower.example/media/products/1/a.jpg?w=640',
  sizes: '400px',
  naturalWidth: (width * 400) / 640,
  naturalHeight: (height * 400) / 640,
});

test('a picture of 4:3 has the size that is expected of it', () => {
  expect(sizeOf(loaded(640, 480), likelySize)).toEqual(likelySize);
});

test('a tall picture keeps its proportions', () => {
  const { width, height } = sizeOf(loaded(640, 960), likelySize);
  expect(height / width).toBeCloseTo(1.5);
});

test('a picture that is smaller than the file that was asked for is not enlarged beyond its own pixels', () => {
  const { width, height } = sizeOf(loaded(300, 200), likelySize);
  expect(width).toBeCloseTo(450);
  expect(height).toBeCloseTo(300);
});

test('a picture whose address names no width counts as a wide one', () => {
  expect(sizeOf({ ...loaded(640, 480), currentSrc: 'data:image/png;base64,AA' }, likelySize).width).toBe(
    likelySize.width,
  );
});

test('a thumbnail in whole pixels changes no proportions that it fits, and none of what is known of the original', () => {
  const thumbnail = { currentSrc: '/a.jpg?w=320', sizes: '16vw', naturalWidth: 62, naturalHeight: 47 };
  expect(sizeOf(thumbnail, likelySize)).toEqual(likelySize);
  const small = sizeOf(loaded(300, 200), likelySize);
  expect(sizeOf({ ...thumbnail, naturalHeight: 41 }, small)).toEqual(small);
});
