import { useEffect } from 'react';
import { type Guard, guards, holdsUnsaved, navigation } from '../loading/document-state.ts';

const mayPass = ({ isDirty, question }: Guard): boolean => !isDirty() || confirm(question);

/** Time within which a navigation follows from an answer, in milliseconds. */
const ANSWER_MS = 1000;

let answered: ReturnType<typeof setTimeout> | undefined;

/** Lets the following navigation pass without a question: changes are saved or discarded. */
export function leaveFreely(): void {
  clearTimeout(answered);
  answered = setTimeout(() => {
    answered = undefined;
  }, ANSWER_MS);
}

/** Asks before unsaved changes are lost; true if there are none or the user agrees. */
export function mayLeave(): boolean {
  if (answered !== undefined) return true;
  const may = [...guards].every(mayPass);
  if (may && holdsUnsaved()) leaveFreely();
  return may;
}

const isElsewhere = (address: string): boolean => new URL(address, location.href).pathname !== location.pathname;

const onUnload = (event: BeforeUnloadEvent) => {
  if (holdsUnsaved()) event.preventDefault();
};

/** Links and the Back button within the site; leaving the site altogether is for `onUnload` to ask. */
const onNavigate = (event: NavigateEvent) => {
  const { sameDocument, url } = event.destination;
  if (event.cancelable && sameDocument && isElsewhere(url) && !mayLeave()) event.preventDefault();
};

/** Links, for browsers without the Navigation API. */
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || !isElsewhere(link.href) || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
};

let entry: { address: string; state: unknown } = { address: '', state: null };

/** Remembers the form's history entry: its state and address are gone when `popstate` fires. */
const rememberEntry = () => {
  entry = { address: location.href, state: history.state };
};

/** Back, for the same browsers: it cannot be cancelled, so the form's entry is pushed again. */
const onBack = (event: Event) => {
  if (!isElsewhere(entry.address) || mayLeave()) {
    rememberEntry();
    return;
  }
  event.stopImmediatePropagation();
  // Bypasses wouter, which would treat it as a navigation.
  History.prototype.pushState.call(history, entry.state, '', entry.address);
};

const hasNavigationApi = (): boolean => 'navigation' in window;

const listen = () => {
  window.addEventListener('beforeunload', onUnload);
  if (hasNavigationApi()) {
    window.navigation.addEventListener('navigate', onNavigate);
    return;
  }
  rememberEntry();
  document.addEventListener('click', onClick, true);
  navigation.onBack = onBack;
  for (const type of ['pushState', 'replaceState']) window.addEventListener(type, rememberEntry);
};

const stopListening = () => {
  window.removeEventListener('beforeunload', onUnload);
  if (hasNavigationApi()) {
    window.navigation.removeEventListener('navigate', onNavigate);
    return;
  }
  document.removeEventListener('click', onClick, true);
  delete navigation.onBack;
  for (const type of ['pushState', 'replaceState']) window.removeEventListener(type, rememberEntry);
};

/** Asks `question` before the page, the panel or the site is left while `isDirty()`. */
export function useLeaveGuard(isDirty: () => boolean, question: string): void {
  useEffect(() => {
    const guard = { isDirty, question };
    if (!guards.size) listen();
    guards.add(guard);
    return () => {
      guards.delete(guard);
      if (!guards.size) stopListening();
    };
  }, [isDirty, question]);
}
