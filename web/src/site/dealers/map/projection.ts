/** Units of the map to one degree at the equator; its lines are drawn to whole units. */
const UNITS = 10;

/** The parallels between which the map is drawn. */
const SOUTH = -58;
const NORTH = 80;

const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (Math.max(SOUTH, Math.min(NORTH, lat)) * Math.PI) / 360)) * 180) / Math.PI;

export interface Point {
  x: number;
  y: number;
}

/** A place on the map, in Mercator's projection: from the left and from the top. */
export const project = (lat: number, lng: number): Point => ({
  x: (lng + 180) * UNITS,
  y: (mercator(NORTH) - mercator(lat)) * UNITS,
});

export const mapSize = { width: 360 * UNITS, height: Math.round(project(SOUTH, 0).y) };
