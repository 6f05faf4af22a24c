import { AsyncLocalStorage } from 'node:async_hooks';
import { DEADLINE_MS, LONG_DEADLINE_MS, MAX_PAUSE_MS } from './timeouts.ts';

type Clock = ReturnType<typeof startClock>;

const current = new AsyncLocalStorage<Clock>();

/** Counts time down to a deadline, at which it aborts its signal; the count can be paused. */
function startClock(milliseconds: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The deadline has passed', 'TimeoutError'));
  let left = milliseconds;
  let startedAt = 0;
  let pauses = 0;
  let extended = false;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    startedAt = performance.now();
    timer = setTimeout(abort, left);
  };
  const halt = () => {
    clearTimeout(timer);
    left -= performance.now() - startedAt;
  };
  const last = setTimeout(abort, milliseconds + MAX_PAUSE_MS);
  run();
  return {
    signal: controller.signal,
    /** Milliseconds of waiting that are left. */
    left: () => (pauses > 0 ? left : left - (performance.now() - startedAt)),
    pause: () => {
      if (pauses === 0) halt();
      pauses += 1;
    },
    extend: () => {
      if (extended) return;
      extended = true;
      if (pauses === 0) halt();
      left += LONG_DEADLINE_MS - DEADLINE_MS;
      if (pauses === 0) run();
    },
    resume: () => {
      pauses -= 1;
      if (pauses === 0) run();
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(last);
    },
  };
}

/** Runs `work` with a signal that every call to AWS inside of it takes, aborted after `DEADLINE_MS` or what else is given. */
export async function withDeadline<T>(work: () => Promise<T>, milliseconds = DEADLINE_MS): Promise<T> {
  const clock = startClock(milliseconds);
  try {
    return await current.run(clock, work);
  } finally {
    clock.stop();
  }
}

/** Pauses the deadline while `work` uses the processor, as long as there is work: its time is bounded, and no store keeps it waiting. */
export async function pauseDeadline<T>(work: () => Promise<T>): Promise<T> {
  const clock = current.getStore();
  clock?.pause();
  try {
    return await work();
  } finally {
    clock?.resume();
  }
}

/** Gives the request until `LONG_DEADLINE_MS`, once: for a read of many pages, each of which has a timeout of its own. */
export const extendDeadline = (): void => current.getStore()?.extend();

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
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  return Promise.race([work, late]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** Milliseconds until the deadline; endless where there is none. */
const timeLeft = (): number => current.getStore()?.left() ?? Number.POSITIVE_INFINITY;

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
