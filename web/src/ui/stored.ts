import { SIGNED_IN } from '@rombo/shared/contract/limits';
import { createStore, useBrowserValue } from '../loading/document-state.ts';

/** Every entry in the browser's storage. The cookie policy lists each. */
export type StoredKey =
  | 'compare'
  | 'contact-draft'
  | 'engine'
  | 'imports'
  | 'language-offered'
  | 'product-list-view'
  | 'recent'
  | 'replying'
  | 'scroll-positions'
  | 'searches'
  | 'second-factor-reminder'
  | 'visits-span'
  | `unsaved-${string}`;

/** Reads a stored JSON value, which another release may have written; null if it is missing or the storage is unavailable. */
export function readStored(key: StoredKey, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. Does nothing if the storage is unavailable. */
export function store(
  key: StoredKey,
  value: unknown,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    if (value === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, nothing is saved.
  }
}

/**
 * State in local storage, shared by all tabs. `parse` handles values of any release, and null for a missing one. The server and the first
 * render use `parse(null)`.
 */
export function createStored<T>(key: StoredKey, parse: (stored: unknown) => T) {
  const state = createStore(parse(null));
  if (!import.meta.env.SSR) {
    const read = () => state.set(parse(readStored(key)));
    read();
    // A page that the browser restores was told of nothing meanwhile.
    addEventListener('pageshow', (event) => event.persisted && read());
    addEventListener('storage', (event) => (event.key ?? key) === key && read());
  }
  return {
    ...state,
    set: (value: T) => {
      state.set(value);
      store(key, value);
    },
  };
}

/**
 * A list of at most `max` items in local storage. Drops items without the properties in `texts`, which another release may have written.
 */
export const createStoredList = <T extends object>(key: StoredKey, max: number, texts: readonly (keyof T)[]) =>
  createStored(key, (stored): readonly T[] =>
    Array.isArray(stored)
      ? stored.filter((item) => texts.every((name) => typeof Object(item)[name] === 'string')).slice(0, max)
      : [],
  );

const readSignedIn = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN}=`));

/** Another tab may sign in or out while this one is hidden. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True if a cookie without a secret marks the user as signed in. Used only to decide which links to show. */
export const useSignedIn = (): boolean => useBrowserValue(readSignedIn, subscribe) ?? false;
