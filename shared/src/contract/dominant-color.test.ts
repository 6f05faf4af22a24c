import { describe, expect, it } from 'vitest';
import { dominantColor } from './dominant-color.ts';

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
