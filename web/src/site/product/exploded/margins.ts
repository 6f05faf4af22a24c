/** Minimum distance of two numbers, as a share of the drawing's width: 44 px on the narrowest drawing in landscape. */
const DISTANCE = 0.069;

interface Margin {
  /** Place of the number along its margin, as a share of the width. */
  at: number;
  isTop: boolean;
}

/**
 * Spreads values in ascending order over 0 to 1, as close to their own places as the distance allows: values that are too close become a
 * block around their mean.
 */
function apart(values: readonly number[]): number[] {
  const distance = Math.min(DISTANCE, 1 / values.length);
  const blocks: { sum: number; count: number }[] = [];
  for (const [at, value] of values.entries()) {
    let block = { sum: value - at * distance, count: 1 };
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count; last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: block.sum + last.sum, count: block.count + last.count };
    }
    blocks.push(block);
  }
  const end = 1 - distance * (values.length - 0.5);
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, at) => Math.min(Math.max(start, distance / 2), end) + at * distance);
}

/** Returns places for the numbers of points in the margins of a drawing: the upper half above it, the others below. */
export function marginsOf(points: readonly { x: number; y: number }[]): Margin[] {
  const margins: Margin[] = [];
  const byHeight = [...points.keys()].sort((a, b) => (points[a]?.y ?? 0) - (points[b]?.y ?? 0));
  const half = Math.ceil(points.length / 2);
  for (const [isTop, some] of [
    [true, byHeight.slice(0, half)],
    [false, byHeight.slice(half)],
  ] as const) {
    const xOf = (index: number) => points[index]?.x ?? 0;
    const sorted = [...some].sort((a, b) => xOf(a) - xOf(b));
    const places = apart(sorted.map(xOf));
    for (const [order, index] of sorted.entries()) margins[index] = { at: places[order] ?? 0, isTop };
  }
  return margins;
}
