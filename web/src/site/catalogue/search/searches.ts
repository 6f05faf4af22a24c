import { createStored } from '../../../ui/stored.ts';

const MAX_SEARCHES = 5;

/** The last searches, stored on this device. */
export const searches = createStored('searches', (stored): string[] =>
  Array.isArray(stored) ? stored.filter((words) => typeof words === 'string') : [],
);

export const rememberSearch = (words: string): void =>
  searches.set([words, ...searches.get().filter((other) => other !== words)].slice(0, MAX_SEARCHES));
