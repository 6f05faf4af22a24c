import { AbstractKeyIterator, AbstractValueIterator } from 'abstract-level';

/**
 * Lets dynalite's iterators be closed. dynalite 4.0.0 ends each with `return()`, which those of abstract-level 3 do not have, so that
 * every Query left one open for good, with what it holds of the store: 5 MB a second under load.
 */
export function closeIterators(): void {
  for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
    Object.defineProperty(prototype, 'return', {
      configurable: true,
      value(this: { close(): Promise<void> }) {
        return this.close();
      },
    });
  }
}
