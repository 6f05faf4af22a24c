import { useEffect } from 'react';
import { type Guard, guards, holdsUnsaved, navigation } from '../loading/document-state.ts';

const mayPass = ({ isDirty, question }: Guard): boolean => !isDirty() || confirm(question);

/** Time within which a navigation follows from an answer, in milliseconds. */
const ANSWER_MS = 1000;

let answered: ReturnType<typeof setTimeout> | undefined;

/** Lets the navigation that follows pass without a question: what was typed is saved, or was given up. */
export function leaveFreely(): void {
  clearTimeout(answered);
  answered = setTimeout(() => {
    answered = undefined;
  }, ANSWER_MS);
}

/** Asks before what was typed is lost; true when there is nothing to lose, or when that is wanted. */
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

/** Remembers the history entry of the form, whose state and address are gone by the time that Back is heard of. */
const rememberEntry = () => {
  entry = { address: location.href, state: history.state };
};

/** Back, for the same browsers: it has happened already, so the entry of the form is put back in front. */
const onBack = (event: Event) => {
  if (!isElsewhere(entry.address) || mayLeave()) {
    rememberEntry();
    return;
  }
  event.stopImmediatePropagation();
  // Past wouter, which would take it for a navigation.
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
