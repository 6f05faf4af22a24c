import { useWindowEvent } from '../loading/document-state.ts';

/** True for Ctrl and a letter, or Cmd on Apple's systems, whose text fields use Ctrl with letters for editing. */
export const isCommand = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: Pick<KeyboardEvent, 'key' | `${'ctrl' | 'meta' | 'alt' | 'shift'}Key`>,
  letter: string,
): boolean =>
  key.toLowerCase() === letter && !(altKey || shiftKey) && (/^(Mac|iP)/.test(navigator.platform) ? metaKey : ctrlKey);

/** Runs `run` on a key anywhere in the page and prevents the default action. Undefined disables the shortcut. */
export const useShortcut = (matches: (event: KeyboardEvent) => boolean, run: (() => void) | undefined): void =>
  useWindowEvent('keydown', (event) => {
    if (!run || !matches(event)) return;
    event.preventDefault();
    run();
  });
