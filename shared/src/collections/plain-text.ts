/** Normalizes a text for a search: lower case, without accents, ligatures and invisible characters. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();

export function wordMatcher(query: string): (plain: string) => boolean {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return (plain) => words.every((word) => plain.includes(word));
}

/** Cuts a text to at most `length` UTF-16 units, without half a surrogate pair at its end. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

/** Cuts a text to whole words of at most `length` characters together. */
export const clip = (text: string, length: number): string =>
  text.length > length
    ? `${cut(text, length)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`
    : text;
