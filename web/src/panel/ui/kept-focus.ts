import { useEffect } from 'react';

const HEADINGS = 'h1, h2, h3';

function* withAncestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) yield at;
}

const focus = (element: HTMLElement) => element.focus({ preventScroll: true });

/**
 * Moves the focus to the heading above an element that had it when it is removed or disabled (for a list item, the heading of the list), and
 * back to a field whose form was disabled while it was saved. Browsers would move it to the start of the document, where a keyboard or a
 * screen reader loses its place.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors; empty after the user has moved the focus to the document. */
    let path: Element[] = [];
    const isLost = () => document.activeElement === document.body;
    /** False for the headings of other list items. */
    const isAbove = (heading: Element) => {
      const item = heading.closest('article');
      return !item || path.includes(item);
    };
    const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');
    const onFocus = ({ target }: FocusEvent) => {
      path = target instanceof Element ? [...withAncestors(target)] : [];
    };
    // In a microtask, because the element is still in the document while React removes it.
    const onBlur = () =>
      queueMicrotask(() => {
        if (isLost() && path[0] && isUsable(path[0])) path = [];
      });
    const restore = () => {
      const [focused] = path;
      if (!(focused instanceof HTMLElement) || !isLost()) return;
      if (isUsable(focused)) return focus(focused);
      // Fields are disabled while they are saved.
      if (focused.isConnected && (!focused.matches('button') || focused.closest('fieldset:disabled'))) return;
      const heading = path
        .filter((element) => element.isConnected)
        .flatMap((element) => [...element.querySelectorAll<HTMLElement>(HEADINGS)])
        .find(isAbove);
      path = [];
      if (!heading) return;
      heading.tabIndex = -1;
      focus(heading);
    };
    const observer = new MutationObserver(() => {
      restore();
      // A disabled element loses the focus with the next frame.
      if (path[0]?.matches(':disabled')) requestAnimationFrame(() => requestAnimationFrame(restore));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', onFocus);
    // Before React's listener, which may change the document: its observer would then take the focus for lost.
    addEventListener('focusout', onBlur, true);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus);
      removeEventListener('focusout', onBlur, true);
    };
  }, []);
}
