import * as v from 'valibot';
import { Timestamp } from './text.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The pictures and sheets that were sent, those in the trash too, and the bytes of these and of the widths that were made of them. */
export const StorageUse = v.object({ files: Count, bytes: Count, at: Timestamp });

/** The moment to which everything can be restored. */
export const LastBackup = v.object({ at: Timestamp });

/** What the account has spent since the month began. */
export const MonthCost = v.object({ amount: v.pipe(v.number(), v.minValue(0)), currency: v.string(), at: Timestamp });

/** What the owner may want to know of the site itself. A fact that is not known is null. */
export const SiteUsage = v.object({
  /** `own` for a machine of the owner's, which costs nothing. */
  hosting: v.picklist(['aws', 'own']),
  storage: v.nullable(StorageUse),
  backup: v.nullable(LastBackup),
  cost: v.nullable(MonthCost),
});
export type SiteUsage = v.InferOutput<typeof SiteUsage>;
