/** Settings of AWS clients in event handlers: nobody waits, so timeouts are longer. */
export const patientDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
} as const;
