import { cut } from '@rombo/shared/collections/plain-text';
import { errors } from '@rombo/shared/contract/errors';
import type { RouteName } from '@rombo/shared/contract/routes';
import { Failure } from '../errors.ts';
import { logger } from '../logger.ts';
import { Audited } from './types.ts';
import { toFailure } from './write-error.ts';

/** Describes the failure of one of many items that a request changes, each independently. Logs server errors. */
export function describeFailure(route: RouteName, error: unknown) {
  const { code, issues } = toFailure(error);
  const { status } = errors[code];
  if (status >= 500) logger.error(code, { route, error: error as Error });
  return { status, code, issues };
}

const SUBJECT_MAX = 200;

/** Returns the output with the names of the changed items for the activity log. Throws only if the store was unavailable for all of them. */
export function auditEach<T>(
  output: T,
  results: readonly { code?: string | undefined }[],
  names: readonly string[],
): Audited<T> {
  if (results.length > 0 && results.every(({ code }) => code === 'unavailable')) throw new Failure('unavailable');
  return new Audited(output, cut(names.join(', '), SUBJECT_MAX) || null);
}
