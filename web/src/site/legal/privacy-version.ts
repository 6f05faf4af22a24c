/** Version of the privacy policy: the date of its last change. Every contact message stores the version that its sender accepted. */
export const PRIVACY_VERSION = '2026-11-28';
