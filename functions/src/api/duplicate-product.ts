import type { Product } from '@rombo/shared/product';
import * as routes from '@rombo/shared/route-definitions';
import { createOnce } from '../data/idempotency.ts';
import { copyOf } from '../data/product-copy.ts';
import { filesOf } from '../data/product-files.ts';
import { getProduct, insertProduct } from '../data/products.ts';
import { Failure } from '../errors.ts';
import { copyProductFiles } from '../files/product-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Makes a draft with the fields of a product and copies of its files. */
export const handler = adminRoute(routes.duplicateProduct, async ({ parameters, idempotencyKey, user }) => {
  const product = await createOnce<Product>({
    route: 'duplicateProduct',
    key: idempotencyKey,
    input: parameters,
    find: getProduct,
    create: async (identity) => {
      const original = await getProduct(parameters.id);
      if (!original) throw new Failure('not_found');
      const { copy, remove } = await copyProductFiles(original, copyOf(original, identity), filesOf(original));
      const inserted = await insertProduct(copy, user.username);
      if (inserted) return inserted;
      await remove();
      const stored = await getProduct(identity.id);
      if (!stored) throw new Failure('not_found');
      return stored;
    },
  });
  return new Audited(product, product.name, product.id);
});
