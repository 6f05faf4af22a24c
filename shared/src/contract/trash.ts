import * as v from 'valibot';
import { Id, Timestamp } from './text.ts';

/** Days for which what was deleted can be restored. */
export const TRASH_DAYS = 30;

export const trashKinds = ['product', 'slide', 'result', 'news'] as const;

/** A deleted entity that can be restored. */
export const TrashedItem = v.object({
  id: Id,
  kind: v.picklist(trashKinds),
  /** Its name or title; a slide may have none. */
  name: v.nullable(v.string()),
  deletedAt: Timestamp,
  expiresAt: Timestamp,
});
export type TrashedItem = v.InferOutput<typeof TrashedItem>;
