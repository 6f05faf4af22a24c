import * as v from 'valibot';
import { Timestamp } from './text.ts';

/** The state of a site that answers, and its release. */
export const Health = v.object({
  status: v.picklist(['ok']),
  /** The commit that was built, with `-dirty` if files differed from it; null when it is not known. */
  commit: v.nullable(v.string()),
  /** Start of the deployment, of a site on one machine its start; null when it is not known. */
  releasedAt: v.nullable(Timestamp),
});
export type Health = v.InferOutput<typeof Health>;

/** A commit as git shortens it; its suffix stays. */
export const shortCommit = (commit: string): string => commit.replace(/^([0-9a-f]{7})[0-9a-f]+/, '$1');
