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
