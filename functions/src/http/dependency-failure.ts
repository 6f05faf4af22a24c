const names = new Set([
  'AbortError',
  'TimeoutError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'LimitExceededException',
]);

const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

/** True when a store or a secret could not be reached, was too slow, too busy or broken: the same request may succeed later. */
export function isDependencyFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (names.has(error.name)) return true;
  if ('code' in error && codes.has(String(error.code))) return true;
  if (!('$metadata' in error)) return false;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode >= 500 || httpStatusCode === 429 || ('$fault' in error && error.$fault === 'server');
}
