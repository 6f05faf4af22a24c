/** Error that is shown as one line, without a stack trace, when the site cannot start. */
export class Refusal extends Error {}

/** The code of a system's error, such as ENOENT. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
