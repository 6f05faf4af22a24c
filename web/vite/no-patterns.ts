/** What wouter takes from a library of path patterns: the site matches its paths itself and gives it none. */
export const parse = (pattern: string): never => {
  throw new Error(`No route of this site is a pattern for wouter to match: ${pattern}`);
};
