import { HIDE_FILES_TIMEOUT_MS } from '../deadline.ts';
import { bestEffort } from '../logger.ts';
import { copyFile, removeAll } from './bucket.ts';
import { deleteFiles, keysOf } from './removal.ts';

/** Prefix of files that only the trash or former versions name; the site does not serve it. */
export const HIDDEN = 'trash/';

/** The key of a hidden file. */
const hiddenKey = (address: string): string => `${HIDDEN}${address.slice(1)}`;

/** Moves files to the private prefix. */
export async function hideFiles(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await Promise.all(addresses.map((address) => copyFile(address.slice(1), hiddenKey(address))));
  await removeAll(addresses.flatMap(keysOf));
}

/** The same after an item was written, recorded by `note`. On failure the daily sweep does it. */
export async function tryToHide(addresses: readonly string[], note: () => Promise<void>): Promise<void> {
  if (addresses.length === 0) return;
  const hideAndNote = () => hideFiles(addresses).then(note);
  await bestEffort(hideAndNote, HIDE_FILES_TIMEOUT_MS, 'Files are left to the sweep', { addresses });
}

/** Copies hidden files back to their addresses; one that was never hidden is still there. */
export async function showFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => copyFile(hiddenKey(address), address.slice(1))));
}

/** Copies a file that is hidden or about to be; false if there is none. */
export const copyHidden = async (key: string, to: string, filename?: string): Promise<boolean> =>
  (await copyFile(HIDDEN + key, to, filename)) ||
  (await copyFile(key, to, filename)) ||
  // Hidden between the two.
  (await copyFile(HIDDEN + key, to, filename));

/** Deletes hidden files that nothing names any more; on failure the daily sweep does. */
export const removeHidden = (addresses: readonly string[]): Promise<void> => deleteFiles(addresses.map(hiddenKey));
