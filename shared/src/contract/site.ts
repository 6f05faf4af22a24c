import * as v from 'valibot';
import { Timestamp } from './text.ts';

export const Health = v.object({
  status: v.picklist(['ok']),
  /** The commit that was built, with `-dirty` if files differed from it; null when it is not known. */
  commit: v.nullable(v.string()),
  /** Start of the deployment, of a site on one machine its start; null when it is not known. */
  releasedAt: v.nullable(Timestamp),
});

/** A commit as git shortens it; its suffix stays. */
export const shortCommit = (commit: string): string => commit.replace(/^([0-9a-f]{7})[0-9a-f]+/, '$1');

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The pictures and sheets that were sent, those in the trash too, and the bytes of these and of the widths that were made of them. */
export const StorageUse = v.object({ files: Count, bytes: Count, at: Timestamp });

/** The moment to which everything can be restored. */
export const LastBackup = v.object({ at: Timestamp });

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
