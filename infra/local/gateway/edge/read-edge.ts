import { readFileSync } from 'node:fs';
import { type EdgeBehaviour, type EdgeDescription, UPLOAD_ORIGIN } from '../../../stacks/edge-description.ts';

/** The file that the build makes of the distribution's template. */
export const EDGE_FILE = new URL('../../../dist/edge.json', import.meta.url);

/** Reads the description of the edge, with the origin of uploads in its headers. */
export function readEdge(uploadOrigin: string): EdgeDescription {
  return JSON.parse(readFileSync(EDGE_FILE, 'utf8').replaceAll(UPLOAD_ORIGIN, uploadOrigin));
}

/** A pattern of CloudFront as an expression. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

/** Returns the behaviour of a path: the first whose pattern fits, as on AWS. */
export function createBehaviours(behaviours: EdgeBehaviour[]): (path: string) => EdgeBehaviour {
  const patterns = behaviours.map(({ path }) => expressionOf(path));
  return (path) => {
    const found = behaviours[patterns.findIndex((pattern) => pattern.test(path))];
    if (!found) throw new Error(`No behaviour fits ${path}`);
    return found;
  };
}
