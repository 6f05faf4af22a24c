import { env } from './env.ts';

/** Timeout of one call to a store, in milliseconds. Commands and browser tests raise it, and with it the deadline below. */
export const REQUEST_TIMEOUT_MS = Number(process.env[env.requestTimeout] ?? 1000);

/** Time that a request may wait for stores before it is answered 503, in milliseconds. All limits below fit into it or follow it. */
export const DEADLINE_MS = 2.5 * REQUEST_TIMEOUT_MS;

/** Deadline of a request that reads a list of megabytes, in milliseconds. The edge keeps its answer; a function ends after 10 s. */
export const LONG_DEADLINE_MS = 7000;

/** Total time for which a deadline may be paused, in milliseconds. API Gateway answers by itself after 29 seconds. */
export const MAX_PAUSE_MS = 20_000;

/** Time reserved for answering once everything else is done, in milliseconds. */
export const ANSWER_RESERVE_MS = 200;

/** Timeout of releasing a rate limit, in milliseconds. The request's own deadline may have passed by then. */
export const LIMIT_RELEASE_TIMEOUT_MS = 500;

/** Timeout of updating a session's last use, in milliseconds. */
export const SESSION_SEEN_TIMEOUT_MS = 500;

/** Timeout of writing an entry of the activity log, in milliseconds. */
export const ACTIVITY_LOG_TIMEOUT_MS = 1000;

/** Timeout of returning uploads to the quota, in milliseconds. */
export const UPLOAD_RETURN_TIMEOUT_MS = 500;

/** Timeout of deleting or renaming files after an item was written, in milliseconds. The daily sweep deletes what is left. */
export const FILE_CLEANUP_TIMEOUT_MS = 800;

/** Timeout of moving the files of a deleted item where nobody can read them, in milliseconds. The daily sweep moves what is left. */
export const HIDE_FILES_TIMEOUT_MS = 1500;

/** Timeout of updating the cards of related products after a product was written, in milliseconds. The daily sweep does what is left. */
export const RELATED_TIMEOUT_MS = 500;

/** Timeout of changing the catalogue's version after a product or the order was written, in milliseconds. */
export const CATALOGUE_VERSION_TIMEOUT_MS = 500;

/** Timeout of sharp for one uploaded picture, in seconds; the largest accepted one takes about eight. */
export const PICTURE_TIMEOUT_SECONDS = 15;

/** Timeout of sharp for one variant of a picture, in seconds; the largest accepted one takes about three. */
export const VARIANT_TIMEOUT_SECONDS = 8;
