import * as v from 'valibot';
import { keysOf } from '../contract/keys-of.ts';
import { Timestamp } from '../contract/text.ts';
import { Product } from './product.ts';

/** Versions of a product that are kept, the present one among them. */
export const VERSIONS_KEPT = 20;

/** The fields that the server decides: they say nothing of what was changed. */
const { id, slug, slugEn, version, createdAt, updatedAt, ...entries } = Product.entries;

/** The fields in which two versions of a product may differ. */
export const versionedFields = keysOf(entries);
export type VersionedField = (typeof versionedFields)[number];

/** A version of a product. */
export const ProductVersion = v.object({
  version,
  at: Timestamp,
  /** The name of the account that saved it; null where the site did, or where it is not known. */
  by: v.nullable(v.string()),
  /** Fields that differ from the version before; none where that one is not known. */
  changes: v.array(v.picklist(versionedFields)),
});
export type ProductVersion = v.InferOutput<typeof ProductVersion>;
