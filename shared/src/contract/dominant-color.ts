/** Size in pixels at which a picture is drawn to measure its colour. */
export const COLOR_SAMPLE = { width: 16, height: 16 };

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
