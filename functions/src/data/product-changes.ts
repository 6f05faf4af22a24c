import { hasSubcategories } from '@rombo/shared/collections/categories';
import type { Product } from '@rombo/shared/collections/product';
import type { ProductChange } from '@rombo/shared/collections/product-changes';
import { withStatus } from '@rombo/shared/collections/status';
import { read } from './collection.ts';
import { requestDigest } from './idempotency.ts';
import { checkEngines, withoutInapplicableFields } from './product-references.ts';
import { productStore } from './products.ts';
import { changeLatest, findSaved, replace } from './versions.ts';

type Fields = Omit<ProductChange, 'id' | 'version'>;

function withChange(product: Product, { price, availability, ...fields }: Fields): Product {
  const changed = {
    ...product,
    ...fields,
    ...(price !== undefined && { price: price ?? undefined }),
    ...(availability !== undefined && { availability: availability ?? undefined }),
  };
  const subcategory = hasSubcategories(changed.category) ? changed.subcategory : null;
  return withStatus({ ...changed, subcategory, ...withoutInapplicableFields(changed) });
}

/** Changes fields of the product version that the change names. `key` is the request's Idempotency-Key, `by` the account. */
export function changeProduct(change: ProductChange, key: string | null, by: string): Promise<Product> {
  const { id, version, ...fields } = change;
  const request = requestDigest(key, change);
  return changeLatest(
    version,
    () => read(productStore, id),
    async (current) => {
      await checkEngines('fits', fields.fits ?? [], current.fits);
      return replace(productStore, withChange(current, fields), current, by, request);
    },
    (next) => findSaved(productStore, id, next, request),
  );
}
