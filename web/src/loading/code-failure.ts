/** Code that could not be loaded. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  /** No further try can help this page: a deployment took the file away, or the browser remembers that it failed. */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause?: unknown) {
    super('Not loaded', { cause });
    this.needsReload = needsReload;
  }
}

export const needsReload = (error: unknown): boolean => error instanceof CodeError && error.needsReload;

export interface CodeFailure {
  needsReload: boolean;
  retry: () => void;
}
