/**
 * Stands in for `semver` in the bundles: jsonwebtoken asks it whether this Node is newer than 15 and nothing else, and it is a
 * fourteenth of a function's code.
 */
export const satisfies = (version: string, range: string): boolean =>
  Number(/\d+/.exec(version)?.[0]) > Number(/\d+/.exec(range)?.[0]);
