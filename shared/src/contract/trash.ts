import * as v from 'valibot';
import { Id, Timestamp } from './text.ts';

/** Days for which deleted products and slides can be restored. */
export const TRASH_DAYS = 30;

export const trashKinds = ['product', 'slide'] as const;

/** A deleted product or slide that can be restored. */
export const TrashedItem = v.object({
  id: Id,
  kind: v.picklist(trashKinds),
  /** Name of the product or title of the slide, which may have none. */
  name: v.nullable(v.string()),
  deletedAt: Timestamp,
  /** When it is deleted for good. */
  expiresAt: Timestamp,
});
export type TrashedItem = v.InferOutput<typeof TrashedItem>;
