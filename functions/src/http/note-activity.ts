import type { ActivityAction } from '@rombo/shared/activity';
import { type ActivityEntry, insertActivity } from '../data/activity.ts';
import { recordFailedSignIn } from '../data/failed-sign-ins.ts';
import type { Visit } from '../data/visit.ts';
import { withDeadline } from '../deadline.ts';
import { logger } from '../logger.ts';

/** How long the log may keep somebody waiting, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Notes what was done, after it was done. A log that cannot be written undoes nothing and fails nothing: the change stands, and an
 * error in its place would only make the administrator do it again. The function's own log tells of the gap.
 */
export const noteActivity = (entry: ActivityEntry): Promise<void> => noted(entry.action, () => insertActivity(entry));

/** Notes a failed sign-in, without the name that was typed, which may well be a password in the wrong field. */
export const noteFailedSignIn = (visit: Visit): Promise<void> =>
  noted('sign_in_failed', () => recordFailedSignIn(visit));

async function noted(action: ActivityAction, write: () => Promise<void>): Promise<void> {
  try {
    await withDeadline(write, PATIENCE_MS);
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    logger.error('activity_lost', { action, error: cause });
  }
}
