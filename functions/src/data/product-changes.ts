import { isDeepStrictEqual } from 'node:util';
import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductChange } from '@rombo/shared/collections/product-changes';
import { mayHaveFits, NO_FITS } from '@rombo/shared/collections/product-fit';
import { withoutPastTime, withStatus } from '@rombo/shared/collections/status';
import { invalid } from '../errors.ts';
import { requestDigest } from './idempotency.ts';
import { checkEngines, withoutInapplicableFields } from './product-references.ts';
import { productFilesOf, productStore } from './products.ts';
import { read } from './store.ts';
import { changeLatest, findSaved, getVersion, replace } from './versions.ts';

type Fields = Omit<ProductChange, 'id' | 'version' | 'restore'>;

async function withChange(product: Product, { price, availability, ...fields }: Fields): Promise<Product> {
  await checkEngines('fits', fields.fits ?? [], product.fits, product.id);
  const changed = {
    ...product,
    ...fields,
    ...(price !== undefined && { price: price ?? undefined }),
    ...(availability !== undefined && { availability: availability ?? undefined }),
  };
  if (!mayHaveFits({ ...changed, fits: fields.fits })) throw invalid('fits', NO_FITS);
  const subcategory = hasSubcategories(changed.category) ? changed.subcategory : null;
  return withStatus({ ...changed, subcategory, ...withoutInapplicableFields(changed) });
}

/** Reads a former version. Refuses one with other files, which may be hidden; `restoreVersion` copies them. */
async function readFormer(current: Product, version: number): Promise<Product> {
  const former = await getVersion(productStore, current.id, version);
  const hasSameFiles = former && isDeepStrictEqual(productFilesOf(former), productFilesOf(current));
  if (!former || !hasSameFiles) throw invalid('restore', 'version_gone');
  return withoutPastTime(former);
}

/** Changes fields of the product version that the change names. `key` is the request's Idempotency-Key, `by` the account. */
export function changeProduct(change: ProductChange, key: string | null, by: string): Promise<Product> {
  const { id, version, restore, ...fields } = change;
  const request = requestDigest(key, change);
  return changeLatest(
    version,
    () => read(productStore, id),
    async (current) => {
      const next = await (restore === undefined ? withChange(current, fields) : readFormer(current, restore));
      return replace(productStore, next, current, by, request);
    },
    (next) => findSaved(productStore, id, next, request),
  );
}
