import { withDeadline } from './deadline.ts';
import { logger } from './logger.ts';

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
