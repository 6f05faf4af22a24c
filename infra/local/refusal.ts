/** Why the site does not start, in one line for the person who started it: no stack trace helps there. */
export class Refusal extends Error {}

/** The code of a system's error, such as ENOENT. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
