import * as routes from '@rombo/shared/contract/route-definitions';
import { endPreview } from '../data/previews.ts';
import { getProduct } from '../data/products.ts';
import { Failure } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

export const handler = adminRoute(routes.endPreview, async ({ parameters: { id, preview } }) => {
  if (!(await endPreview(id, preview))) throw new Failure('not_found');
  return new Audited(undefined, (await getProduct(id))?.name ?? null);
});
