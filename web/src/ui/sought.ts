import { readStored, store } from './stored.ts';

const KEY = 'sought';

/** Keeps words that were searched in vain for the contact form of this visit: an address could carry those of a stranger. */
export const keepSought = (words: string): void => store(KEY, words, 'sessionStorage');

/** Gives those words once. */
export function takeSought(): string {
  const words = readStored(KEY, 'sessionStorage');
  store(KEY, null, 'sessionStorage');
  return typeof words === 'string' ? words : '';
}
