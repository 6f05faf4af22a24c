/** The most characters of a search. */
export const SEARCH_MAX = 60;

/** The words of a search as an address has them: lower case, single spaces. The edge writes them in the same way. */
export const searchWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .slice(0, SEARCH_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
