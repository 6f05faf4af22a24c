import * as routes from '@rombo/shared/contract/route-definitions';
import { createPreview } from '../data/previews.ts';
import { getProduct } from '../data/products.ts';
import { requireFound } from '../errors.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

export const handler = adminRoute(routes.createPreview, async ({ parameters }) => {
  const { id, name } = requireFound(await getProduct(parameters.id));
  return new Audited(await createPreview(id), name);
});
