/** Stands in for the router's own patterns: `matchPage` finds the page of a path. */
export function parse(): never {
  throw new Error('No patterns');
}
