import type { Product } from '@rombo/shared/collections/product';
import * as routes from '@rombo/shared/contract/route-definitions';
import { createOnce } from '../data/idempotency.ts';
import { copyFits, copyOf } from '../data/product-copy.ts';
import { filesOf } from '../data/product-files.ts';
import { getProduct, insertProduct } from '../data/products.ts';
import { requireFound } from '../errors.ts';
import { copyProductFiles } from '../files/product-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Makes a draft with the fields of a product and copies of its files; the parts of an engine fit it too. */
export const handler = adminRoute(routes.duplicateProduct, async ({ parameters, idempotencyKey, user }) => {
  const product = await createOnce<Product>({
    route: 'duplicateProduct',
    key: idempotencyKey,
    input: parameters,
    find: getProduct,
    create: async (identity) => {
      const original = requireFound(await getProduct(parameters.id));
      const { copy, remove } = await copyProductFiles(original, copyOf(original, identity), filesOf(original));
      const inserted = await insertProduct(copy, user.username);
      if (inserted) return inserted;
      await remove();
      return requireFound(await getProduct(identity.id));
    },
  });
  if (product.category === 'motori') await copyFits(parameters.id, product.id, user.username);
  return new Audited(product, product.name, product.id);
});
