import type { Product } from '@rombo/shared/product';
import { isDue } from '@rombo/shared/product-status';
import * as routes from '@rombo/shared/route-definitions';
import { noteHiddenFiles } from '../data/hidden-files.ts';
import { filesOf } from '../data/product-files.ts';
import { getVersion } from '../data/product-versions.ts';
import { getProduct, replaceProduct } from '../data/products.ts';
import { changeLatest } from '../data/versions.ts';
import { invalid } from '../errors.ts';
import { copyHidden, tryToHide } from '../files/hidden-files.ts';
import { copyProductFiles } from '../files/product-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

const gone = (message: string) => invalid('version', message);

/** The files of one product that another one does not name. */
const without = (product: Product, other: Product) =>
  filesOf(product).filter((address) => !filesOf(other).includes(address));

/** A time of publication that has passed would publish the draft at once. */
const withoutPast = ({ publishAt, ...product }: Product): Product =>
  publishAt && !isDue({ ...product, publishAt }) ? { ...product, publishAt } : product;

/** Saves a former version of a product again. Its hidden files are copied to new addresses, so that nothing hides them once more. */
export const handler = adminRoute(routes.restoreVersion, async ({ parameters, ifVersion, user }) => {
  const product = await changeLatest(
    ifVersion,
    () => getProduct(parameters.id),
    async (present) => {
      const former = await getVersion(present.id, Number(parameters.version));
      if (!former) throw gone('Questa versione non c’è più');
      const { copy, remove } = await copyProductFiles(former, former, without(former, present), async (...file) => {
        if (await copyHidden(...file)) return true;
        throw gone('Un file di questa versione non c’è più');
      });
      const restored = { ...withoutPast(copy), version: present.version + 1, updatedAt: new Date().toISOString() };
      const saved = await replaceProduct(restored, present, user.username);
      if (saved) await tryToHide(without(present, saved), noteHiddenFiles);
      else await remove();
      return saved;
    },
  );
  return new Audited(product, product.name);
});
