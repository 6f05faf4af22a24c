import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request may take before its visitor gets a 503, in milliseconds. */
export const DEADLINE_MS = 2500;

/** The request's signal, and when it is aborted, in milliseconds since 1970. */
const current = new AsyncLocalStorage<{ signal: AbortSignal; end: number }>();

/** Runs `work` with a signal that every call to AWS inside of it takes, aborted after `DEADLINE_MS` or what else is given. */
export function withDeadline<T>(work: () => Promise<T>, milliseconds = DEADLINE_MS): Promise<T> {
  return current.run({ signal: AbortSignal.timeout(milliseconds), end: Date.now() + milliseconds }, work);
}

/** The SDK's send options for the request that is being answered: its deadline as an abort signal. */
export function beforeDeadline(): { abortSignal?: AbortSignal } {
  const abortSignal = current.getStore()?.signal;
  return abortSignal ? { abortSignal } : {};
}

/** Settles as `work` does, or fails when the deadline passes first: for work that heeds no signal. */
export async function orDeadline<T>(work: Promise<T>): Promise<T> {
  const signal = current.getStore()?.signal;
  if (!signal) return work;
  let onAbort = () => {};
  const late = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  return Promise.race([work, late]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** Milliseconds until the deadline; endless where there is none. */
const timeLeft = (): number => (current.getStore()?.end ?? Number.POSITIVE_INFINITY) - Date.now();

/** Fails as the deadline does if less than this many milliseconds are left: for work that must not be broken off. */
export function requireTime(milliseconds: number): void {
  if (timeLeft() < milliseconds) throw new DOMException('Too little time is left', 'TimeoutError');
}

/** Waits for work that may fail, and no longer than leaves `reserve` milliseconds to answer in. */
export async function whileTimeLasts(work: Promise<unknown>[], reserve: number): Promise<void> {
  const all = Promise.allSettled(work);
  const milliseconds = Math.max(0, timeLeft() - reserve);
  if (!Number.isFinite(milliseconds)) return void (await all);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([all, late]);
  clearTimeout(timer);
}
