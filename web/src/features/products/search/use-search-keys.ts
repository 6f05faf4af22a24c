import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls back on / and on Ctrl+K, unless a dialog is open. */
export function useSearchKeys(onKeys: (() => void) | undefined): void {
  useEffect(() => {
    if (!onKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      const isK = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if ((!isSlash && !isK) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onKeys();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeys]);
}
