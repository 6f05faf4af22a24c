import { REQUEST_TIMEOUT_MS } from './deadline.ts';

/** Default settings of every AWS client: three attempts within the request's deadline. */
export const clientDefaults = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: REQUEST_TIMEOUT_MS / 2,
    requestTimeout: REQUEST_TIMEOUT_MS,
    throwOnRequestTimeout: true,
  },
} as const;

export const backgroundDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
} as const;
