import { readStored, store } from './stored.ts';

const KEY = 'searches';
const MOST = 5;

/** The last searches on this device, the newest first. */
export const recentSearches = (): string[] => readStored<string[]>(KEY) ?? [];

export const rememberSearch = (words: string): void =>
  store(KEY, [words, ...recentSearches().filter((other) => other !== words)].slice(0, MOST));
