import { Logger } from '@aws-lambda-powertools/logger';
import { EXTRA_TIMEOUT_MS, withTimeLimit } from './time-limits.ts';

/** JSON logger for CloudWatch. Logs routes, statuses and causes, never user input. */
export const logger = new Logger({ serviceName: 'rombo' });

/** Runs optional work within a separate timeout. Logs a failure as a warning, with `details`. */
export async function bestEffort(
  work: () => Promise<unknown>,
  warning: string,
  details: object = {},
  milliseconds = EXTRA_TIMEOUT_MS,
): Promise<void> {
  try {
    await withTimeLimit(work, milliseconds);
  } catch (error) {
    logger.warn(warning, { ...details, error });
  }
}
