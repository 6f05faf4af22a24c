import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@rombo/shared/collections/product';
import { type VersionedField, versionedFields } from '@rombo/shared/collections/product-version';

/** The pictures that both have: others differ as `images`. */
const ofBoth = (one: Product, other: Product) =>
  one.pictures.filter(({ url }) => other.images.includes(url)).sort((a, b) => (a.url < b.url ? -1 : 1));

function differs(field: VersionedField, before: Product, after: Product): boolean {
  if (field === 'pictures') return !isDeepStrictEqual(ofBoth(before, after), ofBoth(after, before));
  // The order of the rows counts as well.
  if (field === 'technicalSpecs')
    return !isDeepStrictEqual(Object.entries(before.technicalSpecs), Object.entries(after.technicalSpecs));
  return !isDeepStrictEqual(before[field], after[field]);
}

/** The fields in which a version of a product differs from the one before. */
export const changedFields = (before: Product, after: Product): VersionedField[] =>
  versionedFields.filter((field) => differs(field, before, after));
