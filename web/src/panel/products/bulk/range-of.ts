/** The items from one to another, whichever comes first; the second alone where the first is not there. */
export function rangeOf<T extends { id: string }>(items: readonly T[], from: string | null, to: string): T[] {
  const end = items.findIndex(({ id }) => id === to);
  const start = items.findIndex(({ id }) => id === from);
  return start < 0 ? items.slice(end, end + 1) : items.slice(Math.min(start, end), Math.max(start, end) + 1);
}
