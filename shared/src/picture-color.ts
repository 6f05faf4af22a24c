/** What a picture's name may say before its extension: the colour that it has on the whole, as six digits. Older names say none. */
export const COLOR_IN_NAME = '(?:-[0-9a-f]{6})?';

/** A picture's name without its extension, with its colour where that is known. */
export const withColor = (name: string, color: string | undefined): string => (color ? `${name}-${color}` : name);

/** The colour that a picture's key or address names: `3a2f21` for `…/<uuid>-3a2f21.jpg?w=640`. */
export const colorOf = (address: string): string | undefined => /-([0-9a-f]{6})\.\w+(\?|$)/.exec(address)?.[1];

/** How many pixels wide and high a picture is drawn to take its colour. */
export const COLOR_SAMPLE = 16;

/** The mean of pixels (red, green, blue and alpha of each, as a canvas has them); none where anything shines through. */
export function averageColor(pixels: Uint8Array | Uint8ClampedArray): string | undefined {
  const count = pixels.length / 4;
  const sums: [number, number, number, number] = [0, 0, 0, 0];
  for (const [at, value] of pixels.entries()) sums[(at % 4) as 0 | 1 | 2 | 3] += value;
  const [red, green, blue, alpha] = sums;
  if (count === 0 || alpha < 255 * count) return undefined;
  return [red, green, blue]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
