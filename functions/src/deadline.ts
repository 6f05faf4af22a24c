import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request may take before its visitor gets a 503, in milliseconds. */
export const DEADLINE_MS = 2500;

const current = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` with a signal that every call to AWS inside of it takes, aborted after `DEADLINE_MS` or what else is given. */
export function withDeadline<T>(work: () => Promise<T>, milliseconds = DEADLINE_MS): Promise<T> {
  return current.run(AbortSignal.timeout(milliseconds), work);
}

/** The SDK's send options for the request that is being answered: its deadline as an abort signal. */
export function beforeDeadline(): { abortSignal?: AbortSignal } {
  const abortSignal = current.getStore();
  return abortSignal ? { abortSignal } : {};
}

/** Settles as `work` does, or fails when the deadline passes first: for work that heeds no signal. */
export async function orDeadline<T>(work: Promise<T>): Promise<T> {
  const signal = current.getStore();
  if (!signal) return work;
  let onAbort = () => {};
  const late = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  return Promise.race([work, late]).finally(() => signal.removeEventListener('abort', onAbort));
}
