import { type PanelTab, panelTabs } from '@rombo/shared/contract/pages';
import { readStored, store } from '../ui/stored.ts';

export interface StoredDraft<D> {
  at: string;
  /** Version of the item when it was edited. Null for a new item, and for drafts stored by earlier releases. */
  version: number | null;
  mine: D;
  /** Tab and item of the form. Missing in drafts stored by earlier releases. */
  place?: { tab: PanelTab; item: string };
  /** An earlier draft of the same form, whose offer was not answered. */
  earlier?: StoredDraft<D> | null;
}

/** A draft belongs to the account that typed it: others on the same device are not offered it. */
export interface DraftKey {
  account: string;
  name: string;
}

const PREFIX = 'unsaved-';
const keyOf = ({ account, name }: DraftKey): string => `${PREFIX}${account}-${name}`;

function parseDraft<D extends object>(stored: unknown, empty: D): StoredDraft<D> | null {
  const { at, version = null, mine, earlier } = Object(stored);
  const isComplete = Object.keys(empty).every((field) => field in Object(mine)) && !Number.isNaN(Date.parse(at));
  return isComplete ? { at, version, mine, ...(earlier && { earlier: parseDraft(earlier, empty) }) } : null;
}

/** Reads a stored draft. Returns null if it lacks fields of `empty`, as drafts of other releases may. */
export const readDraft = <D extends object>(key: DraftKey, empty: D): StoredDraft<D> | null =>
  parseDraft(readStored(keyOf(key)), empty);

export const storeDraft = <D>(key: DraftKey, draft: StoredDraft<D>): void => store(keyOf(key), draft);
export const removeDraft = (key: DraftKey): void => store(keyOf(key), null);

interface PanelDraft extends Required<Pick<StoredDraft<unknown>, 'at' | 'mine' | 'place'>> {
  name: string;
}

/** Returns the keys in local storage that start with `start`, or none if it is unavailable. */
function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Returns the number of drafts of an account on this device. */
export const countDrafts = (account: string): number => storedKeys(keyOf({ account, name: '' })).length;

/** Removes the drafts of an account from the device. Their files are deleted by `deleteUnusedFiles`. */
export function removeDrafts(account: string): void {
  for (const key of storedKeys(keyOf({ account, name: '' }))) store(key, null);
}

/** Returns the content of every draft on this device, of any account, as JSON. */
export const allDrafts = (): string => JSON.stringify(storedKeys(PREFIX).map((key) => readStored(key)));

/** Returns an account's drafts on this device that name their form, latest first. */
export function listPanelDrafts(account: string): PanelDraft[] {
  const start = keyOf({ account, name: '' });
  return storedKeys(start)
    .flatMap((key) => {
      const { at, mine, place } = Object(readStored(key));
      const { tab, item } = Object(place);
      const isPanelDraft = panelTabs.includes(tab) && typeof item === 'string' && !Number.isNaN(Date.parse(at));
      return isPanelDraft ? { name: key.slice(start.length), at, mine, place: { tab, item } } : [];
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** A random id. `crypto.randomUUID` is missing outside secure contexts, such as the local site opened by its IP address. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(5)).join('-');

/**
 * Returns a function that gives a save its `Idempotency-Key`. Equal content keeps its key, so a retry after a lost response is not saved
 * twice.
 */
export function createIdempotencyKeys(): (value: unknown) => string {
  let last = { content: '', key: '' };
  return (value) => {
    const content = JSON.stringify(value);
    if (content !== last.content) last = { content, key: randomId() };
    return last.key;
  };
}
