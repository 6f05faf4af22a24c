import { holdsUnsaved } from '../ui/unsaved.ts';
import { needsReload } from './code-failure.ts';

/** Loads the page anew at its address; false where that was done before, or where what was typed would be lost. */
function reloadOnce(): boolean {
  const state: { reloaded?: boolean } | null = window.history.state;
  if (state?.reloaded || holdsUnsaved()) return false;
  // The entry of the history keeps its state over a reload.
  window.history.replaceState({ ...state, reloaded: true }, '');
  window.location.reload();
  return true;
}

/** The pauses between the tries, in milliseconds. */
const PAUSES = [1000, 3000];

/** Code that is loaded when it is needed. */
export interface LazyCode<T> {
  /** The code, once it is here. */
  loaded: () => T | undefined;
  /** Loads it, in three tries at most; a call after they failed begins anew. Where only a reload can help, the page is loaded anew. */
  load: () => Promise<T>;
  /** Tries once, ahead of need: nobody hears of a failure. */
  preload: () => Promise<void>;
}

/** Ends after a pause, or as soon as the line is back. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });

async function tryThrice<T>(attempt: () => Promise<T>): Promise<T> {
  for (const milliseconds of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (needsReload(error) || navigator.onLine === false) throw error;
      await pause(milliseconds);
    }
  }
  return attempt();
}

/** Makes code of the function that imports it. */
export function lazyCode<T>(importIt: () => Promise<T>): LazyCode<T> {
  let loaded: T | undefined;
  let attempt: Promise<T> | undefined;
  let loading: Promise<T> | undefined;

  const tryOnce = () => {
    attempt ??= importIt()
      .then((code) => {
        loaded = code;
        return code;
      })
      .finally(() => {
        attempt = undefined;
      });
    return attempt;
  };

  const load = async () => {
    try {
      return await tryThrice(tryOnce);
    } catch (error) {
      loading = undefined;
      // The page goes: whoever waits is to show nothing meanwhile.
      if (needsReload(error) && reloadOnce()) return new Promise<never>(() => undefined);
      throw error;
    }
  };

  return {
    loaded: () => loaded,
    load: () => {
      loading ??= load();
      return loading;
    },
    preload: async () => {
      if (!loaded) await tryOnce().catch(() => undefined);
    },
  };
}

/** Code that a module exports as its default. */
export const lazyDefault = <T>(importIt: () => Promise<{ default: T }>): LazyCode<T> =>
  lazyCode(async () => (await importIt()).default);
