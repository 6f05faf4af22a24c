import { useEffect } from 'react';
import { type Guard, guards, holdsUnsaved } from '../loading/document-state.ts';

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

/** For browsers without the Navigation API: links at least. */
const onClick = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || !isElsewhere(link.href) || mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
};

const listen = () => {
  window.addEventListener('beforeunload', onUnload);
  if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate);
  else document.addEventListener('click', onClick, true);
};

const stopListening = () => {
  window.removeEventListener('beforeunload', onUnload);
  if ('navigation' in window) window.navigation.removeEventListener('navigate', onNavigate);
  else document.removeEventListener('click', onClick, true);
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
