import { type PanelTab, panelTabs } from '@rombo/shared/contract/pages';
import { readStored, store } from '../ui/stored.ts';

export interface StoredDraft<D> {
  at: string;
  /** Version of the item when it was edited. Null for a new item, and for drafts stored by earlier releases. */
  version: number | null;
  mine: D;
}

/** Tab and item of a form. */
export interface DraftPlace {
  tab: PanelTab;
  item: string;
}

/** A draft belongs to the account that typed it: others on the same device are not offered it. */
export interface DraftKey {
  account: string;
  name: string;
}

const PREFIX = 'unsaved-';
const keyOf = ({ account, name }: DraftKey) => `${PREFIX}${account}-${name}` as const;

function parseDrafts<D extends object>(stored: unknown, empty: D): StoredDraft<D>[] {
  if (!stored) return [];
  const { at, version = null, mine, earlier } = Object(stored);
  const isComplete = Object.keys(empty).every((field) => field in Object(mine)) && !Number.isNaN(Date.parse(at));
  return [...(isComplete ? [{ at, version, mine }] : []), ...parseDrafts(earlier, empty)];
}

/**
 * Reads the stored drafts of a form, latest first: offers that were not answered, and the drafts of other tabs. Omits those that lack fields
 * of `empty`, as drafts of other releases may.
 */
export const readDrafts = <D extends object>(key: DraftKey, empty: D): StoredDraft<D>[] =>
  parseDrafts(readStored(keyOf(key)), empty);

/** Stores the drafts of a form, latest first, in place of the former ones. Each one contains the next as `earlier`. */
export const storeDrafts = <D>(key: DraftKey, drafts: readonly StoredDraft<D>[], place: DraftPlace): void =>
  store(
    keyOf(key),
    drafts.reduceRight<object | null>((earlier, draft) => ({ ...draft, place, earlier }), null),
  );

/** Removes the latest draft of a form; earlier ones, and those of other tabs, stay. */
export const removeDraft = (key: DraftKey): void => store(keyOf(key), Object(readStored(keyOf(key))).earlier ?? null);

interface PanelDraft extends Pick<StoredDraft<unknown>, 'at' | 'mine'> {
  name: string;
  place: DraftPlace;
}

/** Returns the keys in local storage that start with `start`, or none if it is unavailable. */
function storedKeys(start: typeof PREFIX | ReturnType<typeof keyOf>) {
  try {
    return Object.keys(localStorage).filter((key): key is ReturnType<typeof keyOf> => key.startsWith(start));
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
