import type { ProductChangeResult } from '@rombo/shared/collections/product-changes';
import { omit } from '@rombo/shared/contract/keys-of';
import * as routes from '@rombo/shared/contract/route-definitions';
import pLimit from 'p-limit';
import { changeProduct } from '../data/product-changes.ts';
import { adminRoute } from '../http/admin-route.ts';
import { auditEach, describeFailure } from '../http/each.ts';

const CONCURRENCY = 10;

/** Changes several products, each independently. */
export const handler = adminRoute(routes.changeProducts, async ({ input, idempotencyKey, user }) => {
  const results = await pLimit(CONCURRENCY).map(input.changes, (change) =>
    changeProduct(change, idempotencyKey, user.username).then(
      (product): ProductChangeResult => ({ id: change.id, status: 200, product }),
      (error: unknown): ProductChangeResult => ({
        id: change.id,
        ...omit(describeFailure('changeProducts', error), 'issues'),
      }),
    ),
  );
  const names = results.flatMap(({ product }) => product?.name ?? []);
  return auditEach(results, results, names);
});
