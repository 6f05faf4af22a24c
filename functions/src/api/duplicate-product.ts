import type { Product } from '@rombo/shared/collections/product';
import { mediaFolder } from '@rombo/shared/contract/kinds';
import * as routes from '@rombo/shared/contract/route-definitions';
import { createOnce } from '../data/idempotency.ts';
import { copyFits, copyOf } from '../data/product-copy.ts';
import { getProduct, productFilesOf, productStore } from '../data/products.ts';
import { insert } from '../data/versions.ts';
import { requireFound } from '../errors.ts';
import { sheetFileNames } from '../files/entity-media.ts';
import { copyFiles } from '../files/stored-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

/** Creates a draft with the fields of a product and copies of its files. The parts of an engine also fit its copy. */
export const handler = adminRoute(routes.duplicateProduct, async ({ parameters, idempotencyKey, user }) => {
  const product = await createOnce<Product>({
    route: 'duplicateProduct',
    key: idempotencyKey,
    input: parameters,
    find: getProduct,
    create: async (identity) => {
      const original = requireFound(await getProduct(parameters.id));
      const draft = copyOf(original, identity);
      const { copy, remove } = await copyFiles(draft, {
        files: productFilesOf(original),
        folder: mediaFolder('product', identity.id),
        names: sheetFileNames(draft),
      });
      const inserted = await insert(productStore, copy, user.username);
      if (inserted) return inserted;
      await remove();
      return requireFound(await getProduct(identity.id));
    },
  });
  if (product.category === 'motori') await copyFits(parameters.id, product.id, user.username);
  return new Audited(product, product.name, product.id);
});
