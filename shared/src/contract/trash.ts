import * as v from 'valibot';
import { listedKinds } from './kinds.ts';
import { Id, Timestamp } from './text.ts';

export const TRASH_DAYS = 30;

const trashKinds = [...listedKinds, 'message'] as const;

export const TrashedItem = v.object({
  id: Id,
  kind: v.picklist(trashKinds),
  /** Its name or title, or the sender of a message. A slide may have none. */
  name: v.nullable(v.string()),
  deletedAt: Timestamp,
  /** When it is deleted permanently: after `TRASH_DAYS`, or when a message expires by itself. */
  expiresAt: Timestamp,
});
export type TrashedItem = v.InferOutput<typeof TrashedItem>;
