import { type RefObject, useEffect, useSyncExternalStore } from 'react';

export const navigation: {
  /** True after a link to another page, false after Back, Forward or a redirect, undefined on the first page. */
  followsLink?: boolean;
  /** Called on Back and Forward, before the router. A listener would run after the router's: events of `window` have no capture phase. */
  onBack?: (event: Event) => void;
} = {};

/** True after the first navigation. */
export const hasMoved = (): boolean => navigation.followsLink !== undefined;

/** State outside React, shared by every component that uses it. The server and the first render in the browser use the initial value. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Adopts text typed into a controlled input before hydration, which React does not notice. */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, [input, setText]);
}

/** Id of the element with the state of a server-rendered page. */
export const STATE = 'state';

/** True if the server rendered the document. Reloading any other document would not change it. */
export const isRendered = (): boolean => document.getElementById(STATE) !== null;

/** Reloads the current address from the server. Never resolves, because the document is replaced. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/** A form that may have unsaved changes, and the question to ask before leaving it. */
export interface Guard {
  isDirty: () => boolean;
  question: string;
}

export const guards = new Set<Guard>();

export const holdsUnsaved = (): boolean => [...guards].some(({ isDirty }) => isDirty());

/** Network Information API; missing in Safari and Firefox. */
interface Line {
  saveData?: boolean;
  /** Set on phones only. */
  type?: string;
  effectiveType?: string;
}

const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** False with Save-Data and on mobile networks, where prefetched data may cost money. */
export const mayLoadAhead = (): boolean => line()?.saveData !== true && line()?.type !== 'cellular';

/** Runs `run` when the browser is idle and its connection is known to be fast: what `run` loads may never be shown. */
export function onIdle(run: () => void): void {
  const act = () => mayLoadAhead() && /[34]g/.test(line()?.effectiveType ?? '') && run();
  // Safari has neither idle callbacks nor connection data.
  window.requestIdleCallback?.(act);
}
