import { describe, expect, it } from 'vitest';
import { averageColor, colorOf, withColor } from './picture-color.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('colorOf', () => {
  it.each([`/media/products/${id}/${id}-3a2f21.jpg`, `http://localhost/a/${id}-3a2f21.webp?w=640`])(
    'reads the colour of %s',
    (address) => expect(colorOf(address)).toBe('3a2f21'),
  );

  it.each([
    `/media/products/${id}/${id}.jpg`,
    `/media/products/${id}-3a2f21/${id}.jpg`,
    `/media/products/${id}/${id}-3A2F21.jpg`,
    `/media/products/${id}/${id}-3a2f2.jpg`,
    `/media/products/${id}/${id}-3a2f211.jpg`,
    `/media/products/${id}/${id}-3a2f21`,
    `/media/products/${id}/${id}.jpg?w=1-3a2f21.`,
    `blob:http://localhost/${id}`,
    '',
  ])('finds none in %j', (address) => expect(colorOf(address)).toBeUndefined());
});

it('writes what it reads, and leaves a name alone that has no colour', () => {
  expect(colorOf(`${withColor(id, '00ff7a')}.png`)).toBe('00ff7a');
  expect(withColor(id, undefined)).toBe(id);
});

describe('averageColor', () => {
  it('is the mean of each channel, with both digits', () => {
    expect(averageColor(Uint8Array.of(0, 10, 255, 255, 20, 11, 255, 255))).toBe('0a0bff');
    expect(averageColor(Uint8ClampedArray.of(0, 0, 0, 255))).toBe('000000');
  });

  it('is none where anything shines through, however little', () => {
    const pixels = new Uint8Array(16 * 16 * 4).fill(255);
    expect(averageColor(pixels)).toBe('ffffff');
    pixels[7] = 254;
    expect(averageColor(pixels)).toBeUndefined();
  });

  it('is none of nothing', () => expect(averageColor(new Uint8Array(0))).toBeUndefined());
});
