import type { ImageMetadata } from './picture.ts';

/** Size in pixels at which a picture is drawn to measure its colour. */
const COLOR_SAMPLE = { width: 16, height: 16 };

/** Greys count too, so that a small bright thing on a large white ground does not become all of it. */
const GREY = 16;
const MOST = 64;

/**
 * The colour that a picture has on the whole, of its pixels (red, green, blue and alpha of each, as a canvas has them): their mean, to
 * which colourful ones give more. The plain mean of a photograph is nearly always grey. None where anything shines through.
 */
export function dominantColor(pixels: Uint8Array | Uint8ClampedArray): string | undefined {
  const sum = { red: 0, green: 0, blue: 0, weight: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray(at, at + 4);
    if (alpha !== 255) return undefined;
    const weight = GREY + Math.min(MOST, Math.max(red, green, blue) - Math.min(red, green, blue));
    sum.red += red * weight;
    sum.green += green * weight;
    sum.blue += blue * weight;
    sum.weight += weight;
  }
  if (sum.weight === 0) return undefined;
  return [sum.red, sum.green, sum.blue].map((channel) => hex(channel / sum.weight)).join('');
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Size in pixels at which a picture is drawn to find its focal point. */
export const FOCAL_POINT_SAMPLE = { width: 32, height: 18 };

/** The share of a picture's detail that may lie beyond each side of its focal point. */
const BEYOND = 0.02;
/** Changes below this sum of the three channels count as background. */
const NOTICEABLE = 30;

/** Returns the amount of detail in each column; `pixels` are RGBA values, row by row. */
function detailByColumn(pixels: ArrayLike<number>, columns: number): number[] {
  const light = (at: number) => (pixels[at * 4] ?? 0) + (pixels[at * 4 + 1] ?? 0) + (pixels[at * 4 + 2] ?? 0);
  const detail = Array.from({ length: columns }, () => 0);
  for (let at = 0; at < pixels.length / 4; at += 1) {
    const column = at % columns;
    const change = column > 0 ? Math.abs(light(at) - light(at - 1)) : 0;
    if (change >= NOTICEABLE) detail[column] = (detail[column] ?? 0) + change;
  }
  return detail;
}

/** Returns the centre of a picture's detail along its width, from 0 (left edge) to 1 (right edge). */
export function centreOfDetail(pixels: ArrayLike<number>, columns: number): number {
  const detail = detailByColumn(pixels, columns);
  const total = detail.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 0.5;
  const reach = (share: number) => {
    let left = share * total;
    return detail.findIndex((amount) => {
      left -= amount;
      return left <= 0;
    });
  };
  return (reach(BEYOND) + reach(1 - BEYOND)) / 2 / columns;
}

/** The same in percent, in steps of five: `pixels` are those of a picture drawn as wide as `FOCAL_POINT_SAMPLE`. */
export const focalPointIn = (pixels: ArrayLike<number>): number =>
  Math.round(centreOfDetail(pixels, FOCAL_POINT_SAMPLE.width) * 20) * 5;

/** Gives a picture's pixels (red, green, blue and alpha of each), the whole of it drawn into this many. */
type DrawPicture = (size: {
  width: number;
  height: number;
}) => Promise<Uint8Array | Uint8ClampedArray> | Uint8ClampedArray;

/** Measures the metadata of a picture. A picture with transparent pixels has no colour. */
export async function measureImage(draw: DrawPicture): Promise<ImageMetadata & { focalX: number }> {
  return { color: dominantColor(await draw(COLOR_SAMPLE)), focalX: focalPointIn(await draw(FOCAL_POINT_SAMPLE)) };
}
