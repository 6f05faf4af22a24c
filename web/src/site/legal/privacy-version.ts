/** The version of the privacy policy: the day on which its text last changed. Every message says which one was accepted. */
export const PRIVACY_VERSION = '2026-11-25';
