import * as v from 'valibot';
import { Timestamp } from '../contract/text.ts';

/** Days for which the link to a preview works. */
export const PREVIEW_DAYS = 7;

/** The link to the page of a product that visitors do not see. */
export const ProductPreview = v.object({
  /** Site-relative address of the page. */
  url: v.string(),
  expiresAt: Timestamp,
});
export type ProductPreview = v.InferOutput<typeof ProductPreview>;

/** A link that still works, without the token that opens it. */
export const OpenPreview = v.object({
  /** Digest of the link's token. */
  id: v.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type OpenPreview = v.InferOutput<typeof OpenPreview>;
