import * as routes from '@rombo/shared/contract/route-definitions';
import { filesOf } from '../data/product-files.ts';
import { markHidden } from '../data/trash.ts';
import { trashProduct } from '../data/trash-product.ts';
import { tryToHide } from '../files/hidden-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Moves a product to the trash, then its files where nobody can read them. */
export const handler = adminRoute(routes.deleteProduct, async ({ parameters, ifVersion }) => {
  const { id, name, files } = await trashProduct(parameters.id, ifVersion, filesOf);
  await tryToHide(files, () => markHidden(id));
  return new Audited(undefined, name);
});
