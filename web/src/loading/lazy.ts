import { createStore, holdsUnsaved } from './document-state.ts';

/** Code that could not be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** The server can be reached: only loading the page again helps, because a deployment has removed the file or the browser has cached the failure. */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super('Not loaded', { cause });
    this.needsReload = needsReload;
  }
}

/** Reloads the page at its address; false if that was done before or would discard unsaved input. */
export function reloadOnce(): boolean {
  const state: { reloaded?: boolean } | null = window.history.state;
  if (state?.reloaded || holdsUnsaved()) return false;
  // A history entry keeps its state over a reload.
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return true;
}

export interface Lazy<T> {
  loaded: () => T | undefined;
  /** Starts loading; a load that failed is started again. */
  load: () => Promise<T>;
  /** The current load, for React's `use`: a failed one stays failed until `load` or `forgetFailures` is called. */
  promise: () => Promise<T>;
}

type Tracked<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T };

const failed = new Set<() => void>();

/** Has the next render start every failed load again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Caches the promise of `start`. `use` returns the value of a settled promise at once if it has `status` and `value`. */
export function cached<T>(start: () => Promise<T>): Lazy<T> {
  let current: Tracked<T> | undefined;
  const forget = () => {
    current = undefined;
  };
  const begin = () => {
    const started: Tracked<T> = start();
    current = started;
    started.then(
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      (reason: unknown) => {
        Object.assign(started, { status: 'rejected', reason });
        failed.add(forget);
      },
    );
    return started;
  };
  return {
    loaded: () => current?.value,
    load: () => (current && current.status !== 'rejected' ? current : begin()),
    promise: () => current ?? begin(),
  };
}

/** Pauses between the attempts to load code, in milliseconds. */
const PAUSES = [1000, 3000];

const isReachable = (): Promise<boolean> =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Code that is loaded when it is needed, in up to three attempts; while the browser is offline in one. */
export const lazy = <T>(importIt: () => Promise<T>): Lazy<T> =>
  cached(async () => {
    for (const pause of PAUSES) {
      try {
        return await importIt();
      } catch {
        if (navigator.onLine === false) break;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return importIt().catch(async (cause: unknown) => {
      throw new LoadError(await isReachable(), cause);
    });
  });

/** Lazily loaded default export of a module. */
export const lazyDefault = <T>(importIt: () => Promise<{ default: T }>): Lazy<T> =>
  lazy(async () => (await importIt()).default);

/** Loads ahead of need: a failure is ignored. */
export const preload = (...codes: Lazy<unknown>[]): Promise<unknown> =>
  Promise.all(codes.map((code) => code.load().catch(() => undefined)));

/** Loads `code`; after each failure `recover` decides when to try again, or rejects to give up. */
async function loadUntil<T>(code: Lazy<T>, recover: (error: unknown) => Promise<unknown>): Promise<T> {
  for (;;) {
    try {
      return await code.load();
    } catch (error) {
      if (error instanceof LoadError && error.needsReload) reloadOnce();
      await recover(error);
    }
  }
}

/** Loads what the page cannot do without. After a failure it waits for the connection to return. */
export const untilLoaded = <T>(code: Lazy<T>): Promise<T> =>
  loadUntil(code, () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true })));

/** Something that did not load, and how to try again: by reloading the document, or by `retry`. */
export interface Failure {
  needsReload: boolean;
  retry: () => void;
}

/** The message that something beside the page did not load. */
export const retryPrompt = createStore<(Failure & { dismiss: () => void }) | null>(null);

let answer: Promise<void> | undefined;

/** Offers to try again; one message stands for everything that has failed. Rejects with the error if it is dismissed. */
function askToRetry(error: unknown): Promise<void> {
  answer ??= new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      answer = undefined;
      retryPrompt.set(null);
      settle();
    };
    const needsReload = error instanceof LoadError && error.needsReload;
    retryPrompt.set({ needsReload, retry: close(resolve), dismiss: close(() => reject(error)) });
  });
  return answer;
}

/**
 * Loads code for something beside what is shown: a dialog, another language. If it does not load, a small message offers to try
 * again, and what is shown stays as it is. Rejects if the visitor dismisses the message.
 */
export const loadOrAsk = <T>(code: Lazy<T>): Promise<T> => loadUntil(code, askToRetry);
