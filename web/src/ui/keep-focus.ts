import { flushSync } from 'react-dom';

/** Makes a change that may move the focused element in the document, which would lose the focus. */
export function keepFocus(change: () => void): void {
  const { activeElement } = document;
  flushSync(change);
  if (activeElement instanceof HTMLElement) activeElement.focus();
}
