import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from './env.ts';

/** Timeout of each of the three attempts of a call to AWS, in milliseconds. Commands and browser tests raise it. */
export const REQUEST_TIMEOUT_MS = Number(process.env[env.requestTimeout] ?? 1000);

/** Time after which the calls of a request are aborted, in milliseconds. A store that does not respond is noticed after three attempts. */
export const DEADLINE_MS = 4000 + 3 * REQUEST_TIMEOUT_MS;

/** The same for requests that decode pictures or pack files, in milliseconds. API Gateway times out after 29 s. */
export const LONG_DEADLINE_MS = 25_000;

/**
 * Time between a request's deadline and the timeout of its function, in milliseconds: for its reversal and its response. A function that has
 * answered is frozen, and would go on at the next request.
 */
export const RESPONSE_MS = 3000;

/** Time before the timeout of a function at which it answers with 503 whatever it does, in milliseconds. */
export const LAST_MS = 1000;

/** Time after which a page that is not rendered is replaced by its static file, in milliseconds. */
export const PAGE_TIMEOUT_MS = 2000 + 3 * REQUEST_TIMEOUT_MS;

/** Timeout of optional work for a request, in milliseconds. */
export const EXTRA_TIMEOUT_MS = 0.5 * REQUEST_TIMEOUT_MS;

/** Timeout of moving, renaming or deleting files after an item was written, in milliseconds. The daily sweep completes the rest. */
export const FILES_TIMEOUT_MS = 1.5 * REQUEST_TIMEOUT_MS;

/** Timeout of sharp for one uploaded picture, in seconds. The largest accepted one takes about 8 s. */
export const PICTURE_TIMEOUT_SECONDS = 15;

/** Timeout of sharp for one variant of a picture, in seconds. The largest accepted picture takes about 3 s. */
export const VARIANT_TIMEOUT_SECONDS = 8;

const current = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` with a signal that aborts its calls to AWS. */
export const withSignal = <T>(signal: AbortSignal, work: () => T): T => current.run(signal, work);

export const currentSignal = (): AbortSignal | undefined => current.getStore();

/** Returns `work` to be queued: it throws instead of starting once its request is aborted. */
export function unlessAborted<T>(work: () => T): () => T {
  // Read here, because a queue may run it in the context of the work that made room for it.
  const signal = currentSignal();
  return () => {
    signal?.throwIfAborted();
    return work();
  };
}

/** Settles like `work`, or rejects with a TimeoutError after some milliseconds and aborts its calls to AWS. */
export async function withTimeLimit<T>(work: () => Promise<T>, milliseconds: number): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const late = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => late.reject(signal.reason));
  return Promise.race([withSignal(signal, async () => work()), late.promise]);
}
