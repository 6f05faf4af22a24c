/** bcrypt reads 72 bytes of a password and no more; a new one has at least 12 characters. */
export const passwordLimits = { minCharacters: 12, maxBytes: 72 } as const;

export const USERNAME_MAX = 64;

/** Failed sign-ins that an account and an address have in `minutes` minutes before 429. */
export const loginLimits = { failures: 5, minutes: 15 } as const;

export const addressLimits = { failures: 30, minutes: 15 } as const;

/** Failed sign-ins that an account has over all addresses; browsers that signed in to it before are exempt. */
export const accountLimits = { failures: 100, minutes: 60 } as const;

export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

export const SESSION_SECONDS = 12 * 60 * 60;

/** Lifetime of an unused session, in seconds: two hours after it was last marked as used, which happens at most once an hour. */
export const IDLE_SECONDS = 2 * 60 * 60;

/** Lifetime of an unused session on a device that is remembered, in seconds; used, it ends with the device's own cookie. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** Failed confirmations of the password by a signed-in user in `minutes` minutes. */
export const passwordTries = { failures: 5, minutes: 15 } as const;

export const RECOVERY_CODES = 10;

/** Wrong codes of the app, for all unknown browsers of an account together, and for each known browser and session. */
export const codeTries = { failures: 10, minutes: 60 } as const;

/** Cookie that tells pages that there is a session. It contains no secret, and nothing trusts it. */
export const SIGNED_IN = 'signed-in';

export const CONTACT_MONTHS = 24;

export const ACTIVITY_MONTHS = 12;

/** The most files of an account that are announced but neither used by a form nor expired. */
export const MAX_OUTSTANDING_UPLOADS = 200;

/** Separators of the cells of a table; spreadsheets in Italian expect the second. */
export const csvSeparators = [',', ';'] as const;
