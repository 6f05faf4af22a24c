/** Replaces `semver`, 7% of a bundle: jsonwebtoken only checks for a minimum version of Node. */
export const satisfies = (version: string, range: string): boolean =>
  Number(/\d+/.exec(version)?.[0]) > Number(/\d+/.exec(range)?.[0]);
