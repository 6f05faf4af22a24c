import { noteHiddenFiles } from '../../data/hidden-files.ts';
import { isThere, type Trashed } from '../../data/trash.ts';
import { listOlder } from '../../files/bucket.ts';
import { HIDDEN, hiddenKey, hideFiles, showFiles } from '../../files/hidden-files.ts';
import { removeBatches } from './remove-batches.ts';

/** Files of one request: each of them has variants. */
const AT_ONCE = 20;

/** Hides files of the trash that are still public; those of an item that was restored meanwhile are shown again. */
export async function hideTrashed(trashed: readonly Trashed[], open: ReadonlySet<string>): Promise<void> {
  for (const entry of trashed) {
    const files = entry.files.filter((address) => open.has(address));
    if (files.length === 0) continue;
    await hideFiles(files);
    if (await isThere(entry)) await showFiles(files);
  }
}

/** Hides files that former versions alone name: restoring one copies them, so that no product names them again. */
export async function hideFormer(files: readonly string[]): Promise<void> {
  for (let at = 0; at < files.length; at += AT_ONCE) await hideFiles(files.slice(at, at + AT_ONCE));
  if (files.length > 0) await noteHiddenFiles();
}

interface Names {
  /** Addresses of files that the trash or former versions name. */
  named: ReadonlySet<string>;
  /** Addresses that are public. */
  inUse: ReadonlySet<string>;
  before: Date;
}

/** Deletes hidden files that nothing names; those of restored items only after they are public for certain. */
export async function removeHidden({ named, inUse, before }: Names): Promise<void> {
  const keep = new Set([...named].map(hiddenKey));
  const keys: string[] = [];
  for await (const key of listOlder(HIDDEN, before)) if (!keep.has(key)) keys.push(key);
  // A slow deletion may have taken the public file away after its item was restored.
  for (const key of keys) if (inUse.has(addressOf(key))) await showFiles([addressOf(key)]);
  await removeBatches(keys);
}

const addressOf = (key: string): string => `/${key.slice(HIDDEN.length)}`;
