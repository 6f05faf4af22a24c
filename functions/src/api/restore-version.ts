import * as routes from '@rombo/shared/contract/route-definitions';
import { noteHiddenFiles } from '../data/hidden-files.ts';
import { requestDigest } from '../data/idempotency.ts';
import { filesBeside } from '../data/product-files.ts';
import { asNextVersion, getVersion } from '../data/product-versions.ts';
import { getProduct, getSavedProduct, replaceProduct } from '../data/products.ts';
import { changeLatest } from '../data/versions.ts';
import { invalid } from '../errors.ts';
import { copyHidden, tryToHide } from '../files/hidden-files.ts';
import { copyProductFiles } from '../files/product-files.ts';
import { adminRoute } from '../http/admin-route.ts';
import { Audited } from '../http/types.ts';

const gone = (message: string) => invalid('version', message);

/** Saves a former version of a product again. Its hidden files are copied to new addresses, so that nothing hides them once more. */
export const handler = adminRoute(routes.restoreVersion, async ({ parameters, ifVersion, idempotencyKey, user }) => {
  const request = requestDigest(idempotencyKey, parameters);
  const product = await changeLatest(
    ifVersion,
    () => getProduct(parameters.id),
    async (present) => {
      const former = await getVersion(present.id, Number(parameters.version));
      if (!former) throw gone('Questa versione non c’è più');
      const { copy, remove } = await copyProductFiles(former, former, filesBeside(former, present), async (...file) => {
        if (await copyHidden(...file)) return true;
        throw gone('Un file di questa versione non c’è più');
      });
      const saved = await replaceProduct(asNextVersion(copy, present), present, user.username, request);
      if (saved) await tryToHide(filesBeside(present, saved), noteHiddenFiles);
      else await remove();
      return saved;
    },
    (version) => getSavedProduct(parameters.id, version, request),
  );
  return new Audited(product, product.name);
});
