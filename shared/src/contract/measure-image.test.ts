import { expect, test } from 'vitest';
import { measureImage } from './measure-image.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

const measure = (pixelAt: (x: number, y: number) => Pixel) =>
  measureImage(({ width, height }) =>
    Uint8ClampedArray.from(
      Array.from({ length: width * height }, (_, at) => {
        const [red, green, blue, alpha = 255] = pixelAt((at % width) / width, Math.floor(at / width) / height);
        return [red, green, blue, alpha];
      }).flat(),
    ),
  );

const dark: Pixel = [8, 9, 11];
const bright: Pixel = [250, 240, 230];

test('the colour of greys is their mean, with two digits per channel', async () => {
  expect((await measure((x) => (x < 0.5 ? [0, 0, 0] : [20, 20, 20]))).color).toBe('0a0a0a');
});

test('the colour is that of the object rather than of its dark background', async () => {
  const { color = '' } = await measure((x, y) => (x < 0.3 && y < 0.3 ? [90, 63, 166] : [20, 20, 22]));
  const [red = 0, green = 0, blue = 0] = color.match(/../g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
  expect(blue - Math.max(red, green)).toBeGreaterThan(20);
  expect(red).toBeGreaterThan(green);
});

test('a picture with any transparency has no colour', async () => {
  expect((await measure(() => [255, 255, 255])).color).toBe('ffffff');
  expect((await measure((x, y) => [255, 255, 255, x + y === 0 ? 254 : 255])).color).toBeUndefined();
});

test('the focal point is where the picture changes most, in percent, in steps of five', async () => {
  const columns = (...places: number[]) =>
    measure((x) => (places.some((place) => Math.abs(x - place) < 0.04) ? bright : dark));
  expect((await columns(0.15)).focalX).toBeLessThan(25);
  expect((await columns(0.7)).focalX).toBe(70);
  expect((await columns(0.2, 0.8)).focalX).toBe(50);
});

test('the focal point of a picture without detail or with gentle changes is in the middle', async () => {
  expect((await measure(() => dark)).focalX).toBe(50);
  expect((await measure((x) => [x * 20, x * 20, x * 20])).focalX).toBe(50);
});
