import { env } from './env.ts';

/**
 * Default settings of every AWS client: it gives up on a connection after 500 ms and on an answer after a second, and tries three
 * times, all of it inside the request's deadline.
 */
export const clientDefaults = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 500,
    requestTimeout: Number(process.env[env.requestTimeout] ?? 1000),
    throwOnRequestTimeout: true,
  },
} as const;
