import type { ImageMetadata } from './picture.ts';

const COLOR_SAMPLE = { width: 16, height: 16 };

/** Weights of a pixel. Greys count too, otherwise a small bright object on white would decide alone. */
const BASE_WEIGHT = 16;
const MAX_SATURATION = 64;

/** Returns the average colour, weighted by saturation (a plain mean is grey); undefined if a pixel is transparent. */
function dominantColor(pixels: Uint8Array | Uint8ClampedArray): string | undefined {
  const sum = { red: 0, green: 0, blue: 0, weight: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray(at, at + 4);
    if (alpha !== 255) return undefined;
    const weight = BASE_WEIGHT + Math.min(MAX_SATURATION, Math.max(red, green, blue) - Math.min(red, green, blue));
    sum.red += red * weight;
    sum.green += green * weight;
    sum.blue += blue * weight;
    sum.weight += weight;
  }
  if (sum.weight === 0) return undefined;
  return [sum.red, sum.green, sum.blue].map((channel) => hex(channel / sum.weight)).join('');
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

const FOCAL_POINT_SAMPLE = { width: 32, height: 18 };

/** Share of a picture's detail that may lie beyond each side of the focal point. */
const OUTER_SHARE = 0.02;
/** Changes below this sum of the three channels count as background. */
const MIN_CHANGE = 30;

function detailByColumn(pixels: ArrayLike<number>, columns: number): number[] {
  const brightness = (at: number) => (pixels[at * 4] ?? 0) + (pixels[at * 4 + 1] ?? 0) + (pixels[at * 4 + 2] ?? 0);
  const detail = Array.from({ length: columns }, () => 0);
  for (let at = 0; at < pixels.length / 4; at += 1) {
    const column = at % columns;
    const change = column > 0 ? Math.abs(brightness(at) - brightness(at - 1)) : 0;
    if (change >= MIN_CHANGE) detail[column] = (detail[column] ?? 0) + change;
  }
  return detail;
}

/** Returns the centre of a picture's detail along its width, in percent, in steps of five. */
function focalPointIn(pixels: ArrayLike<number>): number {
  const { width } = FOCAL_POINT_SAMPLE;
  const detail = detailByColumn(pixels, width);
  const total = detail.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return 50;
  const columnAt = (share: number) => {
    let left = share * total;
    return detail.findIndex((amount) => {
      left -= amount;
      return left <= 0;
    });
  };
  return Math.round(((columnAt(OUTER_SHARE) + columnAt(1 - OUTER_SHARE)) / 2 / width) * 20) * 5;
}

type DrawPicture = (size: {
  width: number;
  height: number;
}) => Promise<Uint8Array | Uint8ClampedArray> | Uint8ClampedArray;

export async function measureImage(draw: DrawPicture): Promise<ImageMetadata & { focalX: number }> {
  return { color: dominantColor(await draw(COLOR_SAMPLE)), focalX: focalPointIn(await draw(FOCAL_POINT_SAMPLE)) };
}
