import * as v from 'valibot';
import { Timestamp } from '../contract/text.ts';

export const PREVIEW_DAYS = 7;

/** Maximum of open previews of a product. A further one ends the oldest. */
export const OPEN_PREVIEWS_MAX = 20;

export const ProductPreview = v.object({ url: v.string(), expiresAt: Timestamp });
export type ProductPreview = v.InferOutput<typeof ProductPreview>;

export const OpenPreview = v.object({ id: v.string(), createdAt: Timestamp, expiresAt: Timestamp });
export type OpenPreview = v.InferOutput<typeof OpenPreview>;
