/** A place on a drawing, in shares of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** Distance of markers, in pixels: on phones they are 32 wide. */
const APART = 33;

/** Rounds in which neighbours give way to each other; a drawing of twenty parts takes some ten. */
const ROUNDS = 300;

const within = (at: number, length: number): number => Math.min(Math.max(at, APART / 2), length - APART / 2);

/**
 * Places for the markers of these points in a drawing of this size in pixels, none closer to another than it is wide, as long as there is room:
 * those that are too close move away from each other, the others stay. The same points always have the same places.
 */
export function spread(points: readonly Place[], { width, height }: { width: number; height: number }): Place[] {
  const places = points.map(({ x, y }) => ({ x: within(x * width, width), y: within(y * height, height) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isDone = true;
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        // Those of one point part sideways.
        const [dx, dy] = [other.x - one.x || 0.01, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= APART - 0.5) continue;
        isDone = false;
        const step = (APART - distance) / 2 / distance;
        for (const [place, sign] of [
          [one, -1],
          [other, 1],
        ] as const) {
          place.x = within(place.x + sign * step * dx, width);
          place.y = within(place.y + sign * step * dy, height);
        }
      }
    if (isDone) break;
  }
  return places.map(({ x, y }) => ({ x: x / width, y: y / height }));
}
