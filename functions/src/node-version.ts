/** Replaces `semver`, 7% of a bundle: jsonwebtoken asks only whether this Node is newer than 15. */
export const satisfies = (version: string, range: string): boolean =>
  Number(/\d+/.exec(version)?.[0]) > Number(/\d+/.exec(range)?.[0]);
