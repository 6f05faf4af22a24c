import { Logger } from '@aws-lambda-powertools/logger';

/** The functions' log: JSON lines for CloudWatch. It gets routes, statuses and causes, never what somebody typed. */
export const logger = new Logger({ serviceName: 'rombo' });
