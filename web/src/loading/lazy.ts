import { createStore, hasUnsavedChanges } from './document-state.ts';

export class LoadError extends Error {
  override readonly name = 'LoadError';
  /**
   * True if the server is reachable. Only a reload helps then: a deployment has removed the file, or the browser has cached the failure.
   */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super('Not loaded', { cause });
    this.needsReload = needsReload;
  }
}

/** Reloads the page; returns false if that was done before or would discard unsaved input. */
export function reloadOnce(): boolean {
  const state: { reloaded?: boolean } | null = window.history.state;
  if (state?.reloaded || hasUnsavedChanges()) return false;
  // A history entry keeps its state across a reload.
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return true;
}

export interface Lazy<T> {
  loaded: () => T | undefined;
  /** Starts to load; restarts a failed load. */
  load: () => Promise<T>;
  /** The current load, for React's `use`. A failure persists until `load` or `forgetFailures` is called. */
  promise: () => Promise<T>;
}

type Tracked<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T };

const failedLoads = new Set<() => void>();

/** Makes the next render restart every failed load. */
export function forgetFailures(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/** Caches the promise of `start`. Sets `status` and `value` on it, from which `use` returns a settled value synchronously. */
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
        failedLoads.add(forget);
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

/** Pauses between attempts, in milliseconds. */
const RETRY_DELAYS_MS = [1000, 3000];

const isReachable = (): Promise<boolean> =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Imports code on demand, in up to three attempts; stops retrying while the browser is offline. */
export const lazy = <T>(importModule: () => Promise<T>): Lazy<T> =>
  cached(async () => {
    for (const pause of RETRY_DELAYS_MS) {
      try {
        return await importModule();
      } catch {
        if (navigator.onLine === false) break;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return importModule().catch(async (cause: unknown) => {
      throw new LoadError(await isReachable(), cause);
    });
  });

export const lazyDefault = <T>(importModule: () => Promise<{ default: T }>): Lazy<T> =>
  lazy(async () => (await importModule()).default);

export const preload = (...codes: Lazy<unknown>[]): Promise<unknown> =>
  Promise.all(codes.map((code) => code.load().catch(() => undefined)));

type Recover = (error: unknown) => Promise<unknown>;

/** Loads `code`. `prepare` is called before each attempt; after a failure, what it returned resolves when to try again, or rejects to give up. */
async function loadWithRecovery<T>(code: Lazy<T>, prepare: () => Recover): Promise<T> {
  for (;;) {
    const recover = prepare();
    try {
      return await code.load();
    } catch (error) {
      if (error instanceof LoadError && error.needsReload) reloadOnce();
      await recover(error);
    }
  }
}

/** A line may have been bad without an event that says so, in milliseconds. */
const MAX_WAIT_MS = 30_000;

/** Loads code that the page requires. Tries again when the browser is online, also if that was during the attempt, or after a while. */
export const untilLoaded = <T>(code: Lazy<T>): Promise<T> =>
  loadWithRecovery(code, () => {
    const online = new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, MAX_WAIT_MS);
    });
    return () => online;
  });

/** A failed load, and how to try again: by reloading the document, or by `retry`. */
export interface Failure {
  needsReload: boolean;
  retry: () => void;
}

/** The prompt to retry code that the current page can do without. */
export const retryPrompt = createStore<(Failure & { dismiss: () => void }) | null>(null);

let pendingPrompt: Promise<void> | undefined;

/** Prompts for a retry; one prompt covers all failures. Rejects with the error if it is dismissed. */
function promptRetry(error: unknown): Promise<void> {
  pendingPrompt ??= new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      pendingPrompt = undefined;
      retryPrompt.set(null);
      settle();
    };
    const needsReload = error instanceof LoadError && error.needsReload;
    retryPrompt.set({ needsReload, retry: close(resolve), dismiss: close(() => reject(error)) });
  });
  return pendingPrompt;
}

/**
 * Loads code for an addition to the current view, such as a dialog or another language. After a failure, a small prompt offers a retry
 * while the view stays. Rejects if the visitor dismisses it.
 */
export const loadOrPrompt = <T>(code: Lazy<T>): Promise<T> => loadWithRecovery(code, () => promptRetry);
