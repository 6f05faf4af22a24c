import { useEffect, useEffectEvent } from 'react';
import { guards, hasUnsavedChanges, navigation } from '../loading/document-state.ts';

/** Maximum time between an answer and its navigation, in milliseconds. */
const ALLOW_MS = 1000;

let allowTimer: ReturnType<typeof setTimeout> | undefined;

/** Lets the next navigation pass without a confirmation: changes were saved or discarded. */
export function allowNextNavigation(): void {
  clearTimeout(allowTimer);
  allowTimer = setTimeout(() => {
    allowTimer = undefined;
  }, ALLOW_MS);
}

/** Asks for confirmation if there are unsaved changes. Returns true if there are none or the user agrees. */
export function confirmLeave(): boolean {
  if (allowTimer !== undefined) return true;
  const questions = new Set([...guards].flatMap(({ isDirty, question }) => (isDirty() ? [question] : [])));
  const isConfirmed = [...questions].every((question) => confirm(question));
  if (isConfirmed && hasUnsavedChanges()) allowNextNavigation();
  return isConfirmed;
}

const isOtherPage = (address: string): boolean => new URL(address, location.href).pathname !== location.pathname;

const onBeforeUnload = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/** Guards links and the Back button within the site. `onBeforeUnload` covers leaving the site. */
const onNavigate = (event: NavigateEvent) => {
  const { sameDocument, url } = event.destination;
  if (event.cancelable && sameDocument && isOtherPage(url) && !confirmLeave()) event.preventDefault();
};

/** Guards links in browsers without the Navigation API. */
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || !isOtherPage(link.href) || confirmLeave()) return;
  event.preventDefault();
  event.stopPropagation();
};

let entry: { address: string; state: unknown } = { address: '', state: null };

/** Stores the form's history entry: when `popstate` fires, its state and address are no longer available. */
const rememberEntry = () => {
  entry = { address: location.href, state: history.state };
};

/** Guards Back in browsers without the Navigation API. `popstate` cannot be cancelled, so the form's entry is pushed again. */
const onBack = (event: Event) => {
  if (!isOtherPage(entry.address) || confirmLeave()) {
    rememberEntry();
    return;
  }
  event.stopImmediatePropagation();
  // Bypasses wouter, which would treat it as a navigation.
  History.prototype.pushState.call(history, entry.state, '', entry.address);
};

/** Adds all listeners, and returns a function that removes them. */
function listen(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('beforeunload', onBeforeUnload, { signal });
  if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal });
  else {
    rememberEntry();
    document.addEventListener('click', onClick, { capture: true, signal });
    navigation.onBack = onBack;
    for (const type of ['pushState', 'replaceState']) addEventListener(type, rememberEntry, { signal });
  }
  return () => {
    controller.abort();
    delete navigation.onBack;
  };
}

let stopListening: () => void;

/** Asks `question` before the user leaves the page, tab or site while `isDirty()`. */
export function useLeaveGuard(isDirty: () => boolean, question: string): void {
  const isDirtyNow = useEffectEvent(isDirty);
  useEffect(() => {
    const guard = { isDirty: () => isDirtyNow(), question };
    if (!guards.size) stopListening = listen();
    guards.add(guard);
    return () => {
      guards.delete(guard);
      if (!guards.size) stopListening();
    };
  }, [question]);
}
