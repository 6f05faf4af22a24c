import { SIGNED_IN } from '@rombo/shared/contract/limits';
import { useSyncExternalStore } from 'react';

/** Reads a value that this device keeps, as whatever version of the site wrote it; null where it keeps none, or nothing at all. */
export function readStored(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value on this device, where it may; null takes it away. */
export function store(key: string, value: unknown, where: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // Without storage nothing is remembered.
  }
}

const KEY = 'sought';

/** Keeps words that were searched in vain for the contact form of this visit: an address could carry those of a stranger. */
export const keepSought = (words: string): void => store(KEY, words, 'sessionStorage');

/** Gives those words once. */
export function takeSought(): string {
  const words = readStored(KEY, 'sessionStorage');
  store(KEY, null, 'sessionStorage');
  return typeof words === 'string' ? words : '';
}

const look = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN}=`));

/** Another tab may have signed in or out meanwhile. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True in a browser where somebody is signed in, as a cookie without a secret says. It only decides what is offered. */
export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, look, () => false);

/** Takes the cookie away where the server knows no session any more: one that nobody used ends before its cookie. */
export const forgetSignedIn = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that owners have
  document.cookie = `${SIGNED_IN}=; Path=/; Max-Age=0`;
};
