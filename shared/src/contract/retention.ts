/** Retention of messages, in months, as the privacy policy states. */
export const CONTACT_MONTHS = 24;

/** Retention of the activity log, in months. */
export const ACTIVITY_MONTHS = 12;
