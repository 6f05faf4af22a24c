import * as v from 'valibot';
import { refusal } from '../contract/issues.ts';
import { Clearable, UtcMoment } from '../contract/text.ts';

/** True for a product that visitors see. */
export const isPublic = ({ status = 'visible' }: { status?: unknown }): boolean => status === 'visible';

export const productStatuses = ['visible', 'hidden', 'draft'] as const;
export const ProductStatus = v.picklist(productStatuses, refusal('unknown_status'));
export type ProductStatus = v.InferOutput<typeof ProductStatus>;

/** When a draft becomes visible by itself; a blank one is removed. */
const publishAt = Clearable(UtcMoment);

/** Status of a product and time of its publication, as its form edits them. */
export const statusFields = { status: v.optional(ProductStatus, 'visible'), publishAt };

/** The same as parts of the multipart form. */
export const statusParts = { status: v.exactOptional(ProductStatus), publishAt };

/** The same as they are answered; those of older versions are visible. */
export const statusAnswers = {
  status: v.optional(ProductStatus),
  publishAt: v.optional(UtcMoment),
};

interface Scheduled {
  status?: ProductStatus | undefined;
  publishAt?: string | undefined;
}

/** When a draft becomes visible by itself, as text that sorts by time; undefined for what does not. */
export const publicationOf = ({ status, publishAt }: Scheduled): string | undefined =>
  status === 'draft' && publishAt ? new Date(publishAt).toISOString() : undefined;

/** True for a draft whose time has come. */
export const isDue = (product: Scheduled): boolean => (publicationOf(product) ?? '~') <= new Date().toISOString();
