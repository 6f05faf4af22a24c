import { products as collection } from '@rombo/shared/collections/product';
import { withStatus } from '@rombo/shared/collections/status';
import { checkEngines, checkPoints, checkProduct, withoutInapplicableFields } from '../../data/product-references.ts';
import { type ProductWithoutSlugs, productFields, productStore } from '../../data/products.ts';
import { commitProductMedia, sheetFileNames } from '../../files/entity-media.ts';
import type { KindOf } from '../kind.ts';
import { storedFiles } from '../stored-files.ts';

export const products: KindOf<typeof collection, ProductWithoutSlugs> = {
  collection,
  ...productStore,
  files: storedFiles('product', sheetFileNames),
  async accept(input, identity, current) {
    await checkEngines('fits', input.fits ?? [], current?.fits, current?.id);
    await checkProduct('successor', input.successor, current?.successor, current?.id);
    await checkPoints(input, current);
    const { cleanUp, ...files } = await commitProductMedia(identity.id, input, current);
    const fields = { ...productFields(input, files), ...withoutInapplicableFields(input) };
    return { entity: withStatus({ status: 'visible', ...identity, ...current, ...fields }), cleanUp };
  },
};
