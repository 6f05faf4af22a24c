import { useEffect, useEffectEvent } from 'react';

/** True for Ctrl+S, or Cmd+S on a Mac. */
export const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** True for a slash that nobody types into a field. */
export const isSlash = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'));

/** Runs something on a key of the whole page, in the place of what the browser would do; nothing where there is nothing to run. */
export function useShortcut(isMeant: (event: KeyboardEvent) => boolean, run: (() => void) | undefined): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!run || !isMeant(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
