/** The id of the element with what the server rendered a page from. */
export const STATE = 'state';

/** True in a document that the server rendered; another one, loaded anew, would be no different. */
export const isRendered = (): boolean => document.getElementById(STATE) !== null;

/** Has the server render the present address; what waits for it waits until the document is gone. */
export function reloadPage(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
