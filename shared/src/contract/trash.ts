import * as v from 'valibot';
import { Id, Timestamp } from './text.ts';

/** Days for which what was deleted can be restored. */
export const TRASH_DAYS = 30;

export const trashKinds = ['product', 'slide', 'dealer', 'result', 'news', 'message'] as const;

/** A deleted entity that can be restored. */
export const TrashedItem = v.object({
  id: Id,
  kind: v.picklist(trashKinds),
  /** Its name or title, or who sent it; a slide may have none. */
  name: v.nullable(v.string()),
  deletedAt: Timestamp,
  /** When it is deleted for good: a message is earlier where its own time is over. */
  expiresAt: Timestamp,
});
export type TrashedItem = v.InferOutput<typeof TrashedItem>;
