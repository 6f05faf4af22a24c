import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapSize, project } from './src/site/dealers/map/projection.ts';

/** Countries of Natural Earth, which is in the public domain, at 1:50,000,000. */
const world: Topology<{ countries: GeometryCollection; land: GeometryCollection }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
);

const { width, height } = mapSize;

/** The projection of the page's own dots, which also cuts what crosses the 180th meridian. */
const projection = geoMercator()
  .scale(width / (2 * Math.PI))
  .translate([width / 2, project(0, 0).y])
  .clipExtent([
    [0, 0],
    [width, height],
  ]);

/** Points nearer to the one before them than this are left out, and so are islands of fewer points. */
const LEAST_STEP = 2;
const LEAST_POINTS = 4;

interface Line {
  points: [number, number][];
  isClosed: boolean;
}

/** The lines that a shape is drawn with, in whole units. */
function linesOf(shape: Parameters<ReturnType<typeof geoPath>>[0]): Line[] {
  const lines: Line[] = [];
  const add = (x: number, y: number) => {
    const [lastX, lastY] = lines.at(-1)?.points.at(-1) ?? [Number.NaN, 0];
    if (!(Math.hypot(x - lastX, y - lastY) < LEAST_STEP)) lines.at(-1)?.points.push([Math.round(x), Math.round(y)]);
  };
  geoPath(projection, {
    beginPath: () => {},
    arc: () => {},
    moveTo: (x, y) => {
      lines.push({ points: [], isClosed: false });
      add(x, y);
    },
    lineTo: add,
    closePath: () => {
      const line = lines.at(-1);
      if (line) line.isClosed = true;
    },
  })(shape);
  return lines;
}

/** A line as the commands of a path: absolute where it begins, then from point to point. */
function commandsOf({ points, isClosed }: Line): string {
  const [[x, y] = [0, 0], ...others] = points;
  if (points.length < (isClosed ? LEAST_POINTS : 2)) return '';
  const steps = others.map(([toX, toY], at) => {
    const [fromX, fromY] = points[at] ?? [x, y];
    return `${toX - fromX} ${toY - fromY}`;
  });
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
}

const draw = (shape: Parameters<typeof linesOf>[0]): string => linesOf(shape).map(commandsOf).join('');

const { countries, land } = world.objects;
const coasts = draw(feature(world, land));
const borders = draw(mesh(world, countries, (one, other) => one !== other));

writeFileSync(
  new URL('src/site/dealers/map/world.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#262b31" d="${coasts}"/><path fill="none" stroke="#5c646d" stroke-width=".6" d="${borders}"/></svg>\n`,
);
