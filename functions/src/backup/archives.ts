/** Prefix of archives, which are private. An archive is named after the time at which it was begun. */
export const ARCHIVES = 'archives/';

/** Prefix of requests: storing one starts the function that makes an archive. */
export const ARCHIVE_REQUESTS = 'archive-requests/';
