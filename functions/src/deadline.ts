import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request may take before its visitor gets a 503, in milliseconds. */
export const DEADLINE_MS = 2500;

/** How long it may take where it reads a list of megabytes, whose answer the edge then keeps; a function ends after 10 s. */
export const LONG_DEADLINE_MS = 7000;

interface Deadline {
  signal: AbortSignal;
  began: number;
  extended: boolean;
}

const current = new AsyncLocalStorage<Deadline>();

/** Runs `work` with a signal that every call to AWS inside of it takes, aborted after `DEADLINE_MS` or what else is given. */
export function withDeadline<T>(work: () => Promise<T>, milliseconds = DEADLINE_MS): Promise<T> {
  return current.run({ signal: AbortSignal.timeout(milliseconds), began: Date.now(), extended: false }, work);
}

/** Gives the request until `LONG_DEADLINE_MS`, once: for a read of many pages, each of which has a timeout of its own. */
export function extendDeadline(): void {
  const deadline = current.getStore();
  if (!deadline || deadline.extended || deadline.signal.aborted) return;
  deadline.extended = true;
  deadline.signal = AbortSignal.timeout(LONG_DEADLINE_MS - (Date.now() - deadline.began));
}

/** The SDK's send options for the request that is being answered: its deadline as an abort signal. */
export function beforeDeadline(): { abortSignal?: AbortSignal } {
  const deadline = current.getStore();
  return deadline ? { abortSignal: deadline.signal } : {};
}

/** Settles as `work` does, or fails when the deadline passes first: for work that heeds no signal. */
export async function orDeadline<T>(work: Promise<T>): Promise<T> {
  const deadline = current.getStore();
  if (!deadline) return work;
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    const watch = (signal: AbortSignal) => {
      const onAbort = () => (signal === deadline.signal ? reject(signal.reason) : watch(deadline.signal));
      signal.addEventListener('abort', onAbort, { once: true });
      stop = () => signal.removeEventListener('abort', onAbort);
    };
    watch(deadline.signal);
  });
  return Promise.race([work, late]).finally(() => stop());
}
