import type { Product, ProductInput } from '@rombo/shared/collections/product';
import { isDue } from '@rombo/shared/collections/product-status';
import { checkFits, checkPoints, checkSuccessor, withoutFit, withoutSuccessor } from '../data/product-references.ts';
import { productFields, productStore, type UnaddressedProduct, withStatus } from '../data/products.ts';
import { commitProductMedia, sheetFileNames } from '../files/entity-media.ts';
import type { Kind } from './collection.ts';
import { storedFiles } from './stored-files.ts';

export const products: Kind<Product, UnaddressedProduct, ProductInput> = {
  ...productStore,
  files: storedFiles('media/products', sheetFileNames),
  async accept(input, identity, current) {
    await checkFits(input, current);
    await checkSuccessor(input, current);
    await checkPoints(input, current);
    const { cleanUp, ...files } = await commitProductMedia(identity.id, input, current);
    const fields = { ...productFields(input, files), ...withoutSuccessor(input), ...withoutFit(input) };
    return { entity: withStatus({ status: 'visible', ...identity, ...current, ...fields }), cleanUp };
  },
  /** A draft whose time of publication has passed would be published at once: it has none. */
  asRestored: ({ publishAt, ...former }) => ({
    ...former,
    ...(publishAt && !isDue({ ...former, publishAt }) && { publishAt }),
  }),
};
