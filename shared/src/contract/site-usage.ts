import * as v from 'valibot';
import { Timestamp } from './text.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The pictures and sheets that were sent, those in the trash too, and the bytes of these and of the widths that were made of them. */
export const StorageUse = v.object({ files: Count, bytes: Count, at: Timestamp });

/** The moment to which everything can be restored. */
export const LastBackup = v.object({ at: Timestamp });

/** Cost of the account since the month began. */
export const MonthCost = v.object({ amount: v.pipe(v.number(), v.minValue(0)), currency: v.string(), at: Timestamp });

/** Facts of the site itself, for its owner; null where one is not known. */
export const SiteUsage = v.object({
  /** `own` for a machine of the owner's, which costs nothing. */
  hosting: v.picklist(['aws', 'own']),
  storage: v.nullable(StorageUse),
  backup: v.nullable(LastBackup),
  cost: v.nullable(MonthCost),
});
export type SiteUsage = v.InferOutput<typeof SiteUsage>;
