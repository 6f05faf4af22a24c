/** The key under which it stands that the session has ended while a form holds something unsaved. */
export const SESSION_END = 'session-end';
