import { batchesOf } from '../../batches.ts';
import { noteHiddenFiles } from '../../data/hidden-files.ts';
import { itemExists, type Trashed } from '../../data/trash.ts';
import { listOlder } from '../../files/bucket.ts';
import { HIDDEN, hideFiles, showFiles } from '../../files/hidden-files.ts';
import { removeBatches } from './remove-batches.ts';

/** Files of one request: each of them has variants. */
const AT_ONCE = 20;

/** Hides files of the trash that are still public; those of an item that was restored meanwhile are shown again. */
export async function hideTrashed(trashed: readonly Trashed[], open: ReadonlySet<string>): Promise<void> {
  for (const entry of trashed) {
    const files = entry.files.filter((address) => open.has(address));
    if (files.length === 0) continue;
    await hideFiles(files);
    if (await itemExists(entry)) await showFiles(files);
  }
}

/** Hides files that former versions alone name: restoring one copies them, so that no product names them again. */
export async function hideFormer(files: readonly string[]): Promise<void> {
  for (const batch of batchesOf(files, AT_ONCE)) await hideFiles(batch);
  if (files.length > 0) await noteHiddenFiles();
}

interface Names {
  /** Addresses of files that the trash or former versions name. */
  named: ReadonlySet<string>;
  /** Addresses of files that items name, and of those that are public for a day. */
  inUse: ReadonlySet<string>;
  open: ReadonlySet<string>;
  before: Date;
}

/**
 * Deletes hidden files that nothing names. Those of items that were restored are shown again before, unless they are public for a day: a
 * slow deletion may have taken them away after all.
 */
export async function removeHidden({ named, inUse, open, before }: Names): Promise<void> {
  const keys = await Array.fromAsync(listOlder(HIDDEN, before));
  const restored = keys.map(addressOf).filter((address) => inUse.has(address) && !open.has(address));
  for (const batch of batchesOf(restored, AT_ONCE)) await showFiles(batch);
  await removeBatches(keys.filter((key) => !named.has(addressOf(key))));
}

const addressOf = (key: string): string => `/${key.slice(HIDDEN.length)}`;
