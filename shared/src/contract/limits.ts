/** bcrypt reads only the first 72 bytes of a password. The minimum length applies to new passwords. */
export const passwordLimits = { minCharacters: 12, maxBytes: 72 } as const;

export const USERNAME_MAX = 64;

/** Failed sign-ins per account and address, and per address, within `minutes` minutes before a 429. */
export const loginLimits = { failures: 5, minutes: 15 } as const;

export const addressLimits = { failures: 30, minutes: 15 } as const;

/** Failed sign-ins per account from all addresses. Known browsers are exempt. */
export const accountLimits = { failures: 100, minutes: 60 } as const;

export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

export const SESSION_SECONDS = 12 * 60 * 60;

/** Lifetime of an unused session, in seconds: two hours after its last recorded use, which is updated once an hour. */
export const IDLE_SECONDS = 2 * 60 * 60;

/** Lifetime of an unused session on a remembered device, in seconds. A used one ends with the device's cookie. */
export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** Wrong passwords of a signed-in user within `minutes` minutes. */
export const passwordAttempts = { failures: 5, minutes: 15 } as const;

/** Lifetime of a mailed link to choose a new password. */
export const RESET_MINUTES = 20;

/** Requests of such a link per account, and per address, within an hour. */
export const resetLimits = { account: 5, address: 20 } as const;

/** Automatic replies to visitors within a day, from all addresses: a flood of messages must not become a flood of mail to others. */
export const AUTO_REPLIES_PER_DAY = 100;

export const RECOVERY_CODES = 10;

/** Wrong app codes, per account for all unknown browsers together, and per known browser and session. */
export const codeAttempts = { failures: 10, minutes: 60 } as const;

/** Cookie that tells pages that there is a session. It contains no secret and is not trusted. */
export const SIGNED_IN = 'signed-in';

export const CONTACT_MONTHS = 24;

export const ACTIVITY_MONTHS = 12;

/** Maximum number of files that an account announces within the ten minutes of a window and that no form has used. */
export const MAX_OUTSTANDING_UPLOADS = 200;

/** CSV separators. Italian spreadsheets expect the second. */
export const csvSeparators = [',', ';'] as const;
