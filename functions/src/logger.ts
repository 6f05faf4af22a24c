import { Logger } from '@aws-lambda-powertools/logger';
import { EXTRA_TIMEOUT_MS, withDeadline } from './deadline.ts';

/** The functions' log: JSON lines for CloudWatch. It gets routes, statuses and causes, never what somebody typed. */
export const logger = new Logger({ serviceName: 'rombo' });

/** Runs work that a request can do without, within a timeout of its own; a failure is logged as a warning, with `details`. */
export async function bestEffort(
  work: () => Promise<unknown>,
  warning: string,
  details: object = {},
  milliseconds = EXTRA_TIMEOUT_MS,
): Promise<void> {
  try {
    await withDeadline(work, milliseconds);
  } catch (error) {
    logger.warn(warning, { ...details, error });
  }
}
