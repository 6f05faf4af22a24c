import type { ProductChangeResult } from '@rombo/shared/collections/product-changes';
import { errors } from '@rombo/shared/contract/errors';
import * as routes from '@rombo/shared/contract/route-definitions';
import pLimit from 'p-limit';
import { changeProduct } from '../data/product-changes.ts';
import { extendDeadline } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';
import { toFailure } from '../http/write-error.ts';
import { logger } from '../logger.ts';

const CONCURRENCY = 10;

const SUBJECT_MAX = 200;

function toResult(id: string, error: unknown): ProductChangeResult {
  const { code } = toFailure(error);
  const { status } = errors[code];
  if (status >= 500) logger.error(code, { route: 'changeProducts', error: error as Error });
  return { id, status, code };
}

/** Changes several products, each independently. Returns 503 only if the store was unavailable for all of them. */
export const handler = adminRoute(routes.changeProducts, async ({ input, idempotencyKey, user }) => {
  if (input.changes.length > CONCURRENCY) extendDeadline();
  const results = await pLimit(CONCURRENCY).map(input.changes, (change) =>
    changeProduct(change, idempotencyKey, user.username).then(
      (product): ProductChangeResult => ({ id: change.id, status: 200, product }),
      (error: unknown) => toResult(change.id, error),
    ),
  );
  if (results.length > 0 && results.every(({ code }) => code === 'unavailable')) throw new Failure('unavailable');
  const names = results.flatMap(({ product }) => product?.name ?? []).join(', ');
  return new Audited(results, names.slice(0, SUBJECT_MAX) || null);
});
