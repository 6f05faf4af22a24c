import { describe, expect, it } from 'vitest';
import { colorOf, dominantColor, withColor } from './picture-color.ts';

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

describe('dominantColor', () => {
  it('is the mean of greys, with both digits of each channel', () => {
    expect(dominantColor(Uint8Array.of(0, 0, 0, 255, 20, 20, 20, 255))).toBe('0a0a0a');
    expect(dominantColor(Uint8ClampedArray.of(0, 0, 0, 255))).toBe('000000');
  });

  it('is of the thing rather than of its dark ground', () => {
    const violet = [90, 63, 166, 255];
    const pixels = [...violet, ...Array.from({ length: 9 }, () => [20, 20, 22, 255]).flat()];
    const [red = 0, green = 0, blue = 0] = dominantColor(Uint8Array.from(pixels))?.match(/../g)?.map(fromHex) ?? [];
    expect(blue - Math.max(red, green)).toBeGreaterThan(20);
    expect(red).toBeGreaterThan(green);
  });

  it('is none where anything shines through, however little', () => {
    const pixels = new Uint8Array(16 * 16 * 4).fill(255);
    expect(dominantColor(pixels)).toBe('ffffff');
    pixels[7] = 254;
    expect(dominantColor(pixels)).toBeUndefined();
  });

  it('is none of nothing', () => expect(dominantColor(new Uint8Array(0))).toBeUndefined());
});

const fromHex = (digits: string): number => Number.parseInt(digits, 16);
