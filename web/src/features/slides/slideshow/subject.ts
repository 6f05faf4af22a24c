const COLUMNS = 32;
const ROWS = 18;

/** The share of a picture's detail that may lie beyond each side of its subject. */
const BEYOND = 0.03;

/** How much changes in each column of a picture; `pixels` are red, green, blue and opacity, row by row. */
function detailByColumn(pixels: ArrayLike<number>, columns: number): number[] {
  const light = (at: number) => (pixels[at * 4] ?? 0) + (pixels[at * 4 + 1] ?? 0) + (pixels[at * 4 + 2] ?? 0);
  const detail = Array.from({ length: columns }, () => 0);
  for (let at = 0; at < pixels.length / 4; at += 1) {
    const column = at % columns;
    if (column > 0) detail[column] = (detail[column] ?? 0) + Math.abs(light(at) - light(at - 1)) ** 2;
  }
  return detail;
}

/** Where along its width a picture has its subject: 0 is the left edge, 1 the right. Half way between the subject's own edges. */
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

/** Finds a loaded picture's subject by its detail; a browser that lets no script read pictures gives the middle. */
export function subjectOf(picture: HTMLImageElement): number {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = COLUMNS;
    canvas.height = ROWS;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return 0.5;
    context.drawImage(picture, 0, 0, COLUMNS, ROWS);
    return centreOfDetail(context.getImageData(0, 0, COLUMNS, ROWS).data, COLUMNS);
  } catch {
    return 0.5;
  }
}

/** The `object-position` that keeps the subject inside a box narrower than the picture, in steps of ten percent. */
export const positionOf = (centre: number): number =>
  Math.round(Math.min(1, Math.max(0, (centre - 0.3) / 0.4)) * 10) * 10;
