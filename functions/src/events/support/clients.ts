/** What clients are made with where nobody waits: a slow service is waited for, within a function's time. */
export const patientDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
} as const;
