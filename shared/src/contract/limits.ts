/** bcrypt reads 72 bytes of a password and no more; a new one has at least 12 characters. */
export const passwordLimits = { minCharacters: 12, maxBytes: 72 } as const;

export const USERNAME_MAX = 64;

/** Failed sign-ins that an account and an address have in `minutes` minutes before 429. */
export const loginLimits = { failures: 5, minutes: 15 } as const;

/** Failed sign-ins that an address has over all accounts. */
export const addressLimits = { failures: 30, minutes: 15 } as const;

/** Failed sign-ins that an account has over all addresses; browsers that signed in to it before are exempt. */
export const accountLimits = { failures: 100, minutes: 60 } as const;

/** Lifetime of the device cookie of a browser that signed in, in seconds: a year. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Lifetime of a session, in seconds: 12 hours. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Lifetime of an unused session, in seconds: two hours after it was last marked as used, which happens at most once an hour. */
export const IDLE_SECONDS = 2 * 60 * 60;

/** Failed confirmations of the password by a signed-in user in `minutes` minutes. */
export const passwordTries = { failures: 5, minutes: 15 } as const;

/** Number of recovery codes that are issued together; each works once. */
export const RECOVERY_CODES = 10;

/**
 * Wrong codes of the app in `minutes` minutes: for an account from all unknown browsers together, and for each known browser and open
 * session.
 */
export const codeTries = { failures: 10, minutes: 60 } as const;

/**
 * Name of a cookie that tells pages that there is a session. It contains no secret, nothing trusts it, and it is set and deleted with the
 * session's own cookie, which scripts cannot read.
 */
export const SIGNED_IN = 'signed-in';

/** Retention of messages, in months, as the privacy policy states. */
export const CONTACT_MONTHS = 24;

/** Retention of the activity log, in months. */
export const ACTIVITY_MONTHS = 12;

/** The most files of an account that are announced but neither used by a form nor expired. */
export const MAX_OUTSTANDING_UPLOADS = 200;
