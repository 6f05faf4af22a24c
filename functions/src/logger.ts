import { Logger } from '@aws-lambda-powertools/logger';
import { withDeadline } from './deadline.ts';

/** The functions' log: JSON lines for CloudWatch. It gets routes, statuses and causes, never what somebody typed. */
export const logger = new Logger({ serviceName: 'rombo' });

/** Runs work that a request can do without, within a timeout of its own; a failure is logged as a warning, with `details`. */
export async function bestEffort(
  work: () => Promise<unknown>,
  milliseconds: number,
  warning: string,
  details: object = {},
): Promise<void> {
  try {
    await withDeadline(work, milliseconds);
  } catch (error) {
    logger.warn(warning, { ...details, error });
  }
}
