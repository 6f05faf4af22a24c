import * as routes from '@rombo/shared/contract/route-definitions';
import { checkFits, withoutFit } from '../data/engines.ts';
import { checkPoints } from '../data/exploded-views.ts';
import { noteHiddenFiles } from '../data/hidden-files.ts';
import { requestDigest } from '../data/idempotency.ts';
import { productFields, withStatus } from '../data/product-fields.ts';
import { getProduct, getSavedProduct, replaceProduct } from '../data/products.ts';
import { checkSuccessor, withoutSuccessor } from '../data/successors.ts';
import { changeLatest } from '../data/versions.ts';
import { tryToHide } from '../files/hidden-files.ts';
import { commitProductMedia } from '../files/product-media.ts';
import { adminForm } from '../http/admin-form.ts';
import { Audited } from '../http/types.ts';

/** Replaces a product's fields. New files are in their place before the item is written, and those it drops are hidden after. */
export const handler = adminForm(routes.updateProduct, async ({ parameters, input, ifVersion, user, ...sent }) => {
  const request = requestDigest(sent.idempotencyKey, input);
  const product = await changeLatest(
    ifVersion,
    () => getProduct(parameters.id),
    async (present) => {
      await checkFits(input, present);
      await checkSuccessor(input, present);
      await checkPoints(input, present);
      const { cleanUp, ...files } = await commitProductMedia(present.id, input, present, (files) =>
        tryToHide(files, noteHiddenFiles),
      );
      const fields = { ...productFields(input, files), ...withoutSuccessor(input), ...withoutFit(input) };
      const product = { ...withStatus({ ...present, ...fields }), version: present.version + 1 };
      const updatedAt = new Date().toISOString();
      const saved = await replaceProduct({ ...product, updatedAt }, present, user.username, request);
      await cleanUp(saved !== undefined);
      return saved;
    },
    (version) => getSavedProduct(parameters.id, version, request),
  );
  return new Audited(product, input.name);
});
