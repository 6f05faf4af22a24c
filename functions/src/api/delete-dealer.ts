import * as routes from '@rombo/shared/contract/route-definitions';
import { deleteDealer } from '../data/dealers.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Deletes a dealer. */
export const handler = adminRoute(routes.deleteDealer, async ({ parameters, ifVersion }) => {
  const { name } = await deleteDealer(parameters.id, ifVersion);
  return new Audited(undefined, name);
});
