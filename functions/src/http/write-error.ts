import type { MiddlewareObj } from '@middy/core';
import { type ErrorBody, type ErrorCode, errors } from '@rombo/shared/contract/errors';
import type { Route } from '@rombo/shared/contract/route';
import { Failure, isDependencyFailure, unreadable } from '../errors.ts';
import { logger } from '../logger.ts';
import { isShared, SHARED } from './respond.ts';
import type { Event, Result } from './types.ts';

export const RETRY_AFTER_SECONDS = 2;

const ERROR_METRICS: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'SignInsRefused',
  invalid_code: 'SignInsRefused',
  too_many_requests: 'Throttled',
  unavailable: 'Unavailable',
};

/** Errors that an intruder causes. They are logged without any input. */
const LOGGED_ERRORS = new Set<ErrorCode>([
  'unauthenticated',
  'invalid_credentials',
  'invalid_code',
  'cross_site',
  'too_many_requests',
]);

/** Turns any thrown value into the error body. Logs server errors and refusals that indicate an intruder. */
export const writeError = (route: Route): MiddlewareObj<Event, Result> => ({
  async onError(request) {
    const failure = toFailure(request.error);
    const { code, message, reason, issues } = failure;
    const { status } = errors[code];
    const metric = ERROR_METRICS[code];
    // Loaded on demand: most invocations need no metrics.
    if (metric) (await import('../metrics.ts')).count(metric, 1);
    if (status >= 500) logger.error(code, { route: route.name, error: toError(failure.cause ?? request.error) });
    if (LOGGED_ERRORS.has(code)) logger.info('refused', { route: route.name, code });
    const retryAfter = failure.retryAfter ?? (code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined);
    const body: ErrorBody = { code, message, ...(reason && { reason }), ...(issues && { issues }) };
    request.response = {
      statusCode: status,
      headers: {
        'content-type': 'application/json',
        'cache-control': failure.shared && isShared(route, request.event) ? SHARED : 'no-store',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      },
      body: JSON.stringify(body),
    };
  },
});

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isDependencyFailure(error)) return new Failure('unavailable', { cause: error });
  const code = codeOfParser(error);
  if (code === 'bad_request') return unreadable(error);
  return new Failure(code ?? 'internal', { cause: error });
}

/** Maps errors of Middy's body parsers: their 422 is the contract's 400. */
function codeOfParser(error: unknown): ErrorCode | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return 'unsupported_media_type';
  if (status === 413) return 'payload_too_large';
  return status === 422 || status === 400 ? 'bad_request' : undefined;
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
