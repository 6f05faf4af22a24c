import { type RefObject, useEffect, useSyncExternalStore } from 'react';

export const navigation: {
  /** The kind of the last navigation: true after a link to another page, false after Back, Forward or a redirect, undefined on the first page. */
  followsLink?: boolean;
  /** Called on Back and Forward before the router: its listener would be first otherwise, since window's own events have no capture phase. */
  onBack?: (event: Event) => void;
} = {};

/** True after the first change of address. */
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

/** Takes over text that was typed into a controlled input before the page was hydrated: React does not see those changes. */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, [input, setText]);
}

/** The id of the element with what the server rendered a page from. */
export const STATE = 'state';

/** True in a document that the server rendered. Another one would not change if it was reloaded. */
export const isRendered = (): boolean => document.getElementById(STATE) !== null;

/** Has the server render the current address. Never resolves: the document is replaced. */
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

/** The Network Information API, which Safari and Firefox do not have. */
interface Line {
  saveData?: boolean;
  /** Known on phones. */
  type?: string;
  effectiveType?: string;
}

const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** False with Save-Data and on mobile networks, where data loaded ahead of need may cost money. */
export const mayLoadAhead = (): boolean => line()?.saveData !== true && line()?.type !== 'cellular';

/** Runs `run` when the browser is idle, on a connection that is known to be fast: what it loads may never be shown. */
export function onIdle(run: () => void): void {
  const act = () => mayLoadAhead() && /[34]g/.test(line()?.effectiveType ?? '') && run();
  // Safari has no idle callbacks, nor does it tell its connection.
  window.requestIdleCallback?.(act);
}
