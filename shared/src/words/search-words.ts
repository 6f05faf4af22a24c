/** Maximum length of a search, in characters. */
export const SEARCH_MAX = 60;

/** Normalizes the words of a search: lower case, single spaces. The edge does the same. */
export const searchWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .slice(0, SEARCH_MAX)
    .replace(/\p{Cs}$/u, '')
    .trim();
