/** Method and path of the routes for a forgotten password. The browser loads them with the form for it. */
export const resetRoutePaths = {
  requestPasswordReset: ['POST', '/api/password-reset'],
  resetPassword: ['POST', '/api/password-reset/{token}'],
} as const;
