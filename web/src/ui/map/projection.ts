import type { Dealer } from '@rombo/shared/collections/dealer';

/** Map units per degree at the equator. Its lines have integer coordinates. */
const UNITS = 10;

/** Latitudes of the map's lower and upper edge. */
const SOUTH = -58;
const NORTH = 80;

const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (Math.max(SOUTH, Math.min(NORTH, lat)) * Math.PI) / 360)) * 180) / Math.PI;

export interface Point {
  x: number;
  y: number;
}

/** Returns a point on the map, in Mercator projection, with the origin at the top left. */
export const project = (lat: number, lng: number): Point => ({
  x: (lng + 180) * UNITS,
  y: (mercator(NORTH) - mercator(lat)) * UNITS,
});

/** Inverse of `project`. */
export const unproject = ({ x, y }: Point): { lat: number; lng: number } => ({
  lat: ((Math.atan(Math.exp(((mercator(NORTH) - y / UNITS) * Math.PI) / 180)) - Math.PI / 4) * 360) / Math.PI,
  lng: x / UNITS - 180,
});

export const mapSize = { width: 360 * UNITS, height: Math.round(project(SOUTH, 0).y) };

interface DealerPoint extends Point, Pick<Dealer, 'id' | 'name' | 'city'> {}

/** A dealer on the map. The label is omitted if it would cover another dot. */
interface LabelledPoint extends DealerPoint {
  isLabelled: boolean;
  /** Radius of the tap target: at most half the distance to the nearest other dot. */
  tapRadius: number;
}

export const pointsOf = (dealers: readonly Dealer[]): DealerPoint[] =>
  dealers.flatMap(({ id, name, city, lat, lng }) =>
    lat === null || lng === null ? [] : [{ id, name, city, ...project(lat, lng) }],
  );

const RATIO = 1.6;
/** Minimum width of a frame in map units: some countries around a single dealer. */
const MIN_WIDTH = 300;
/** Size of a label, as a fraction of the frame's width. */
const LABEL_WIDTH = 0.17;
const LABEL_HEIGHT = 0.034;
/** Maximum radius of a tap target, as a fraction of the width: 44 pixels in diameter on a map 360 pixels wide. */
const MAX_TAP_RADIUS = 0.061;
/** Margin around the outermost dealers, as a fraction of their extent. */
const MARGIN = 0.3;

/** Returns the dealers with label and tap target for a map of this width. */
export function labelPoints(points: readonly DealerPoint[], width: number): LabelledPoint[] {
  const covers = (label: Point, dot: Point) =>
    dot.x > label.x && dot.x - label.x < width * LABEL_WIDTH && Math.abs(dot.y - label.y) < width * LABEL_HEIGHT;
  return points.map((point) => {
    const gaps = points.flatMap((other) =>
      other === point ? [] : Math.hypot(other.x - point.x, other.y - point.y) / 2,
    );
    return {
      ...point,
      isLabelled: !points.some((other) => covers(point, other)),
      tapRadius: Math.min(width * MAX_TAP_RADIUS, ...gaps.filter(Boolean)),
    };
  });
}

const clamp = (value: number, max: number): number => Math.round(Math.min(Math.max(value, 0), Math.max(max, 0)));

/** Returns the section of the map that shows all places, in the figure's aspect ratio and at least `minWidth` wide. */
export function frameOf(places: readonly Point[], minWidth = MIN_WIDTH): Point & { width: number; height: number } {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max(minWidth, (right - left) * (1 + MARGIN), (bottom - top) * (1 + MARGIN) * RATIO);
  const width = Math.round(Math.min(wanted, mapSize.width));
  const height = Math.round(width / RATIO);
  return {
    x: clamp((left + right - width) / 2, mapSize.width - width),
    y: clamp((top + bottom - height) / 2, mapSize.height - height),
    width,
    height,
  };
}
