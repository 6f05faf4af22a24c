import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from './env.ts';

/** Timeout of one call to AWS, in milliseconds. Commands and browser tests raise it, and with it the deadline below. */
export const REQUEST_TIMEOUT_MS = Number(process.env[env.requestTimeout] ?? 1000);

/** Time that a request may wait for AWS before it is answered with 503, in milliseconds. The other limits fit into it or start after it. */
export const DEADLINE_MS = 2.5 * REQUEST_TIMEOUT_MS;

/** Deadline of a request that reads megabytes, in milliseconds. The edge caches its response; Lambda's timeout is 10 s. */
const LONG_DEADLINE_MS = 7000;

/** Total time for which a deadline may be paused, in milliseconds. API Gateway times out after 29 s. */
export const MAX_PAUSE_MS = 20_000;

export const RESPONSE_RESERVE_MS = 200;

/** Timeout of optional work for a request, in milliseconds. It may start after the request's deadline. */
export const EXTRA_TIMEOUT_MS = 0.5 * REQUEST_TIMEOUT_MS;

/** Timeout of moving, renaming or deleting files after an item was written, in milliseconds. The daily sweep completes the rest. */
export const FILES_TIMEOUT_MS = 1.5 * REQUEST_TIMEOUT_MS;

/** Timeout of sharp for one uploaded picture, in seconds. The largest accepted one takes about 8 s. */
export const PICTURE_TIMEOUT_SECONDS = 15;

/** Timeout of sharp for one variant of a picture, in seconds. The largest accepted picture takes about 3 s. */
export const VARIANT_TIMEOUT_SECONDS = 8;

type Clock = ReturnType<typeof startClock>;

const current = new AsyncLocalStorage<Clock>();

function startClock(milliseconds: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The deadline has passed', 'TimeoutError'));
  const last = setTimeout(abort, milliseconds + MAX_PAUSE_MS);
  let timer: NodeJS.Timeout | undefined;
  let endsAt = performance.now();
  let pausedAt = 0;
  let pauses = 0;
  let isExtended = false;
  const postpone = (by: number) => {
    endsAt += by;
    clearTimeout(timer);
    if (pauses === 0) timer = setTimeout(abort, endsAt - performance.now());
  };
  postpone(milliseconds);
  return {
    signal: controller.signal,
    left: () => endsAt - (pauses > 0 ? pausedAt : performance.now()),
    pause: () => {
      if (pauses === 0) pausedAt = performance.now();
      pauses += 1;
      postpone(0);
    },
    resume: () => {
      pauses -= 1;
      if (pauses === 0) postpone(performance.now() - pausedAt);
    },
    extend: () => {
      if (!isExtended) postpone(Math.max(0, LONG_DEADLINE_MS - DEADLINE_MS));
      isExtended = true;
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(last);
    },
  };
}

/** Runs `work` with a deadline. Its signal aborts every AWS call inside. */
export async function withDeadline<T>(work: () => Promise<T>, milliseconds = DEADLINE_MS): Promise<T> {
  const clock = startClock(milliseconds);
  try {
    return await current.run(clock, work);
  } finally {
    clock.stop();
  }
}

/** Pauses the deadline while `work` uses the CPU: it does not wait for AWS, and has its own timeout. */
export async function pauseDeadline<T>(work: () => Promise<T>): Promise<T> {
  const clock = current.getStore();
  clock?.pause();
  try {
    return await work();
  } finally {
    clock?.resume();
  }
}

/** Extends the deadline to `LONG_DEADLINE_MS`, once: for a read of many pages, each with its own timeout. */
export const extendDeadline = (): void => current.getStore()?.extend();

/** Returns send options for the SDK: the deadline of the current request as an abort signal. */
export function beforeDeadline(): { abortSignal?: AbortSignal } {
  const abortSignal = current.getStore()?.signal;
  return abortSignal ? { abortSignal } : {};
}

/** Settles like `work`, or rejects at the deadline. For work that takes no signal. */
export async function orDeadline<T>(work: Promise<T>): Promise<T> {
  const signal = current.getStore()?.signal;
  if (!signal) return work;
  const timeout = Promise.withResolvers<never>();
  const onAbort = () => timeout.reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort);
  return Promise.race([work, timeout.promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

const timeLeft = (): number => current.getStore()?.left() ?? Number.POSITIVE_INFINITY;

/** Throws like the deadline if fewer milliseconds are left. For work that must not be interrupted. */
export function requireTime(milliseconds: number): void {
  if (timeLeft() < milliseconds) throw new DOMException('Too little time is left', 'TimeoutError');
}

/** Waits for work that may fail, but leaves `reserve` milliseconds for the response. */
export async function settleWithinDeadline(work: Promise<unknown>[], reserve: number): Promise<void> {
  const all = Promise.allSettled(work);
  const milliseconds = Math.max(0, timeLeft() - reserve);
  if (!Number.isFinite(milliseconds)) return void (await all);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([all, timeout]);
  clearTimeout(timer);
}
