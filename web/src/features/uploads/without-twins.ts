/** Files of which each stands once: somebody who misses a photo chooses it again. */
export const withoutTwins = (files: File[]): File[] =>
  Map.groupBy(files, ({ name, size, lastModified }) => JSON.stringify([name, size, lastModified]))
    .values()
    .flatMap((twins) => twins.slice(0, 1))
    .toArray();
