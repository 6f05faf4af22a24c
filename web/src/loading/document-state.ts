import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export const navigation: {
  /** True after a link to another page, false after Back, Forward or a redirect, undefined on the first page. */
  followsLink?: boolean;
  /** True after a link in a dialog, whose history entry it replaced. */
  leavesDialog?: boolean;
  /** Called on Back and Forward, before the router. A listener would run after the router's: events of `window` have no capture phase. */
  onBack?: (event: Event) => void;
} = {};

/** True after the first navigation. */
export const hasNavigated = (): boolean => navigation.followsLink !== undefined;

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

/** True while the page is printed: lists then render all of their items. */
export const printing = createStore(false);

const neverChanges = () => () => undefined;

/** Returns a value that only the browser knows; null on the server and during hydration. `subscribe` reports its changes. */
export const useBrowserValue = <T>(
  read: () => T,
  subscribe: (onChange: () => void) => () => void = neverChanges,
): T | null => useSyncExternalStore(subscribe, read, () => null);

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean => useBrowserValue(() => true) ?? false;

/** Calls `act` on an event of the window while the component is mounted. */
export function useWindowEvent<T extends keyof WindowEventMap>(type: T, act: (event: WindowEventMap[T]) => void): void {
  const onEvent = useEffectEvent(act);
  useEffect(() => {
    const listener = (event: WindowEventMap[T]) => onEvent(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}

/** Adopts text typed into a controlled input before hydration, which React does not notice. */
export function usePreHydrationText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, [input, setText]);
}

/** Id of the element with the state of a server-rendered page. */
export const STATE_ID = 'state';

/** True if the server rendered the document. Reloading any other document would not change it. */
export const isServerRendered = (): boolean => document.getElementById(STATE_ID) !== null;

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

export const hasUnsavedChanges = (): boolean => [...guards].some(({ isDirty }) => isDirty());

/** Network Information API; missing in Safari and Firefox. */
interface Connection {
  saveData?: boolean;
  /** Set on phones only. */
  type?: string;
  effectiveType?: string;
}

const getConnection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** False with Save-Data and on mobile networks, where prefetched data may cost money. */
export const canPrefetch = (): boolean => getConnection()?.saveData !== true && getConnection()?.type !== 'cellular';

/** Runs `run` when the browser is idle and its connection is known to be fast: what `run` loads may never be shown. */
export function onIdle(run: () => void): void {
  const runIfFast = () => canPrefetch() && /[34]g/.test(getConnection()?.effectiveType ?? '') && run();
  // Safari has neither idle callbacks nor connection data.
  window.requestIdleCallback?.(runIfFast);
}

/** Resolves when the visitor first acts. Until then, nothing is loaded or rendered that the page does not show or most visitors do not need. */
const firstAct = new Promise<void>((resolve) => {
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    globalThis.addEventListener?.(type, () => resolve(), { capture: true, passive: true, once: true });
});

export const afterFirstAct = (run: () => void): void => void firstAct.then(run);
