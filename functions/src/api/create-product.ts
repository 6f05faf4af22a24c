import type { Product } from '@rombo/shared/collections/product';
import * as routes from '@rombo/shared/contract/route-definitions';
import { checkFits } from '../data/engines.ts';
import { checkPoints } from '../data/exploded-views.ts';
import { createOnce } from '../data/idempotency.ts';
import { productFields, withStatus } from '../data/product-fields.ts';
import { getProduct, insertProduct } from '../data/products.ts';
import { checkSuccessor } from '../data/successors.ts';
import { requireFound } from '../errors.ts';
import { commitProductMedia } from '../files/product-media.ts';
import { adminForm } from '../http/admin-form.ts';
import { Audited } from '../http/types.ts';

/** Creates a product. Its files are in their place before the item is written: a crash leaves an orphan, never an item without its file. */
export const handler = adminForm(routes.createProduct, async ({ input, idempotencyKey, user }) => {
  const product = await createOnce<Product>({
    route: 'createProduct',
    key: idempotencyKey,
    input,
    find: getProduct,
    create: async (identity) => {
      await checkFits(input);
      await checkSuccessor(input);
      await checkPoints(input);
      const { cleanUp, ...files } = await commitProductMedia(identity.id, input);
      const fields = withStatus({ status: 'visible', ...productFields(input, files) });
      const product = { ...identity, ...fields, version: 1, updatedAt: identity.createdAt };
      const inserted = await insertProduct(product, user.username);
      await cleanUp(inserted !== undefined);
      return requireFound(inserted ?? (await getProduct(identity.id)));
    },
  });
  return new Audited(product, product.name, product.id);
});
