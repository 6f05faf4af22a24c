/** Settings of AWS clients in event handlers: nobody waits, so timeouts are longer. */
export const backgroundDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
} as const;
