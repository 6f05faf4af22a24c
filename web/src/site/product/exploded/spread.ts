/** A place on a drawing, as fractions of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** Minimum distance of markers, in pixels: on phones they are 32 pixels wide. */
const MIN_DISTANCE = 33;

/** Maximum number of iterations; a drawing of twenty parts needs about ten. */
const MAX_ITERATIONS = 300;

const clamp = (at: number, length: number): number =>
  Math.min(Math.max(at, MIN_DISTANCE / 2), length - MIN_DISTANCE / 2);

/**
 * Returns places for the markers in a drawing of this size in pixels. Markers that are too close move apart as far as there is room; the
 * others stay. The result is deterministic.
 */
export function spread(points: readonly Place[], { width, height }: { width: number; height: number }): Place[] {
  const places = points.map(({ x, y }) => ({ x: clamp(x * width, width), y: clamp(y * height, height) }));
  for (let round = 0; round < MAX_ITERATIONS; round += 1) {
    let isDone = true;
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        // Markers at the same point move apart horizontally.
        const [dx, dy] = [other.x - one.x || 0.01, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= MIN_DISTANCE - 0.5) continue;
        isDone = false;
        const step = (MIN_DISTANCE - distance) / 2 / distance;
        for (const [place, sign] of [
          [one, -1],
          [other, 1],
        ] as const) {
          place.x = clamp(place.x + sign * step * dx, width);
          place.y = clamp(place.y + sign * step * dy, height);
        }
      }
    if (isDone) break;
  }
  return places.map(({ x, y }) => ({ x: x / width, y: y / height }));
}
