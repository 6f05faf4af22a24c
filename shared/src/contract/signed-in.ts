/**
 * The name of a cookie that says to pages that somebody is signed in with this browser. It has no secret, nothing trusts it, and it comes
 * and goes with the session's own cookie, which pages cannot read.
 */
export const SIGNED_IN = 'signed-in';
