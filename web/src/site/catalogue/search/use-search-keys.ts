import { isSlash, useShortcut } from '../../../ui/use-shortcut.ts';

const isSearch = (event: KeyboardEvent): boolean =>
  (isSlash(event) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) &&
  !document.querySelector('dialog[open]');

/** Calls back on / and on Ctrl+K, unless a dialog is open. */
export const useSearchKeys = (onKeys: (() => void) | undefined): void => useShortcut(isSearch, onKeys);
