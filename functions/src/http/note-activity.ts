import { type ActivityEntry, insertActivity } from '../data/activity.ts';
import { withDeadline } from '../deadline.ts';
import { logger } from '../logger.ts';

/** How long the log may keep somebody waiting, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Notes what was done, after it was done. A log that cannot be written undoes nothing and fails nothing: the change stands, and an
 * error in its place would only make the administrator do it again. The function's own log tells of the gap.
 */
export async function noteActivity(entry: ActivityEntry): Promise<void> {
  try {
    await withDeadline(() => insertActivity(entry), PATIENCE_MS);
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    logger.error('activity_lost', { action: entry.action, error: cause });
  }
}
