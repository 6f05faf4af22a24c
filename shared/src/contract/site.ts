import * as v from 'valibot';
import { Timestamp } from './text.ts';

export const Health = v.object({
  status: v.picklist(['ok']),
  /** The commit that was built, with `-dirty` if files differed from it; null if unknown. */
  commit: v.nullable(v.string()),
  /** Start of the deployment or, for a local site, of the site; null if unknown. */
  releasedAt: v.nullable(Timestamp),
});

export const shortCommit = (commit: string): string => commit.replace(/^([0-9a-f]{7})[0-9a-f]+/, '$1');

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Number of uploaded files, including those in the trash, and their bytes with all variants. */
export const StorageUse = v.object({ files: Count, bytes: Count, at: Timestamp });

export const LastBackup = v.object({ at: Timestamp });

/** Stored pictures that hold more than the picture, as of a check of all files. */
export const HiddenData = v.object({ keys: v.array(v.string()), at: Timestamp });

export const MonthCost = v.object({ amount: v.pipe(v.number(), v.minValue(0)), currency: v.string(), at: Timestamp });

export const SiteUsage = v.object({
  /** `own`: the owner's machine, without AWS costs. */
  hosting: v.picklist(['aws', 'own']),
  storage: v.nullable(StorageUse),
  backup: v.nullable(LastBackup),
  cost: v.nullable(MonthCost),
});
export type SiteUsage = v.InferOutput<typeof SiteUsage>;

/** Newest archives that are kept, weekly or requested, besides one that is at least a week old. */
export const ARCHIVES_KEPT = 3;

export const ArchiveRequest = v.object({ requestedAt: Timestamp });

export const Archive = v.object({
  id: v.string(),
  createdAt: Timestamp,
  /** In bytes. */
  size: Count,
  /** Valid for an hour. */
  url: v.string(),
});
export type Archive = v.InferOutput<typeof Archive>;
