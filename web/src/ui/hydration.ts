import { type RefObject, useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the browser's first look at what the server drew; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Takes over text that was typed into a controlled input before the page was hydrated: React does not see those changes. */
export function useEarlyText(input: RefObject<HTMLInputElement | null>, setText: (text: string) => void): void {
  useEffect(() => {
    if (input.current?.value) setText(input.current.value);
  }, [input, setText]);
}

/** The id of the element with what the server rendered a page from. */
export const STATE = 'state';

/** True in a document that the server rendered; another one, loaded anew, would be no different. */
export const isRendered = (): boolean => document.getElementById(STATE) !== null;

/** Has the server render the present address; what waits for it waits until the document is gone. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
