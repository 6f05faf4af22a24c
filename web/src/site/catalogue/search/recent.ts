import { readStored, store } from '../../../ui/stored.ts';

const KEY = 'searches';
const MOST = 5;

/** The last searches on this device, the newest first. */
export function recentSearches(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string') : [];
}

export const rememberSearch = (words: string): void =>
  store(KEY, [words, ...recentSearches().filter((other) => other !== words)].slice(0, MOST));
