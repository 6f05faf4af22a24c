import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { REQUEST_TIMEOUT_MS } from './deadline.ts';

const ignore = () => undefined;

/** A logger without `info`: for that the SDK would copy every response, a tenth of the processor time of a list. */
const sdkLogger = { trace: ignore, debug: ignore, warn: ignore, error: ignore } as unknown as NonNullable<
  DynamoDBClientConfig['logger']
>;

/**
 * Default settings of every AWS client: three attempts with a timeout of 500 ms for the connection and a second for the response, all
 * within the request's deadline.
 */
export const clientDefaults = {
  logger: sdkLogger,
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: REQUEST_TIMEOUT_MS / 2,
    requestTimeout: REQUEST_TIMEOUT_MS,
    throwOnRequestTimeout: true,
  },
} as const;

/** Settings of AWS clients in event handlers: nobody waits, so timeouts are longer. */
export const backgroundDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
} as const;
