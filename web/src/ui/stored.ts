import { SIGNED_IN } from '@rombo/shared/contract/limits';
import { useSyncExternalStore } from 'react';
import { createStore } from '../loading/document-state.ts';

/** Reads a stored JSON value, which another release may have written; null if there is none or storage is unavailable. */
export function readStored(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON if storage is available; null removes it. */
export function store(key: string, value: unknown, where: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Without storage nothing is remembered.
  }
}

/**
 * State that this device keeps under a key, the same in every tab. `parse` reads what any version of the site may have written, and null
 * where there is nothing; the server and the first render have that of null.
 */
export function createStored<T>(key: string, parse: (stored: unknown) => T) {
  const state = createStore(parse(null));
  if (!import.meta.env.SSR) {
    const read = () => state.set(parse(readStored(key)));
    read();
    addEventListener('storage', (event) => (event.key === key || event.key === null) && read());
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
 * A list that this device keeps under a key, of at most `most` items. Items lacking one of these texts, which another version may have
 * written, are left out.
 */
export const createStoredList = <T extends object>(key: string, most: number, texts: readonly (keyof T)[]) =>
  createStored(key, (stored): readonly T[] =>
    Array.isArray(stored)
      ? stored.filter((item) => texts.every((name) => typeof Object(item)[name] === 'string')).slice(0, most)
      : [],
  );

const look = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN}=`));

/** Another tab may have signed in or out meanwhile. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True where a cookie without a secret says that somebody is signed in. It only decides which links are offered. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, look, () => false);
