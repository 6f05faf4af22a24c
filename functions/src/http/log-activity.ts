import type { ActivityAction } from '@rombo/shared/contract/activity';
import { type ActivityEntry, insertActivity } from '../data/activity.ts';
import type { ClientInfo } from '../data/client-info.ts';
import { recordFailedSignIn } from '../data/failed-sign-ins.ts';
import { withDeadline } from '../deadline.ts';
import { logger } from '../logger.ts';
import { ACTIVITY_LOG_TIMEOUT_MS } from '../timeouts.ts';

/**
 * Writes an entry of the activity log, after the change. Never throws: the change is done, and an error would only make the
 * administrator repeat it. A lost entry is logged by the function as `activity_lost`.
 */
export const logActivity = (entry: ActivityEntry): Promise<void> =>
  neverThrow(entry.action, () => insertActivity(entry));

/** Logs a failed sign-in without the typed name, which may be a password in the wrong field. */
export const logFailedSignIn = (client: ClientInfo): Promise<void> =>
  neverThrow('sign_in_failed', () => recordFailedSignIn(client));

async function neverThrow(action: ActivityAction, write: () => Promise<void>): Promise<void> {
  try {
    await withDeadline(write, ACTIVITY_LOG_TIMEOUT_MS);
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    logger.error('activity_lost', { action, error: cause });
  }
}
