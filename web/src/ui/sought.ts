const KEY = 'sought';

/** Keeps words that were searched in vain for the contact form of this visit: an address could carry those of a stranger. */
export function keepSought(words: string): void {
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // Without storage the form opens empty.
  }
}

/** Gives those words once. */
export function takeSought(): string {
  try {
    const words = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return words;
  } catch {
    return '';
  }
}
