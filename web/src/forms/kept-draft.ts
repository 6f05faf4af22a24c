import { type PanelTab, panelTabs } from '@rombo/shared/contract/pages';
import { readStored, store } from '../ui/stored.ts';

export interface KeptDraft<D> {
  /** When it was typed last. */
  at: string;
  /** The version of the item that it changes; null for a new item, and for drafts of earlier releases. */
  version: number | null;
  mine: D;
  /** The tab of the panel and the item of its form; drafts of earlier releases name none. */
  place?: { tab: PanelTab; item: string };
}

const keyOf = (name: string): string => `unsaved-${name}`;

/** Reads the draft that is kept under a name; null for anything without the fields of `empty`, as other releases wrote it. */
export function readKept<D extends object>(name: string, empty: D): KeptDraft<D> | null {
  const { at, version = null, mine } = Object(readStored(keyOf(name)));
  const isWhole = Object.keys(empty).every((field) => field in Object(mine)) && !Number.isNaN(Date.parse(at));
  return isWhole ? { at, version, mine } : null;
}

export const keep = <D>(name: string, draft: KeptDraft<D>): void => store(keyOf(name), draft);
export const dropKept = (name: string): void => store(keyOf(name), null);

interface PlacedDraft extends Required<Pick<KeptDraft<unknown>, 'at' | 'mine' | 'place'>> {
  name: string;
}

/** The keys of what is stored; none if storage is unavailable. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The drafts of the panel that this device keeps and whose form is known, the newest first. */
export function placedDrafts(): PlacedDraft[] {
  const start = keyOf('');
  return storedKeys()
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const { at, mine, place } = Object(readStored(key));
      const { tab, item } = Object(place);
      const isPlaced = panelTabs.includes(tab) && typeof item === 'string' && !Number.isNaN(Date.parse(at));
      return isPlaced ? { name: key.slice(start.length), at, mine, place: { tab, item } } : [];
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** A random id. `crypto.randomUUID` is missing where the local site is opened by its address on the network. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(5)).join('-');

/** Returns the `Idempotency-Key` of a save: the same for the same content, so that a save whose response was lost is not repeated. */
export function createFormKey(): (value: unknown) => string {
  let last = { content: '', key: '' };
  return (value) => {
    const content = JSON.stringify(value);
    if (content !== last.content) last = { content, key: randomId() };
    return last.key;
  };
}
