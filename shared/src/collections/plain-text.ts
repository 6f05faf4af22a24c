/** A text without accents and capitals, as searches compare it. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a test whether a plain text contains every word of a query. */
export function hasWordsOf(query: string): (plain: string) => boolean {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  return (plain) => words.every((word) => plain.includes(word));
}
