import { withDeadline } from '../deadline.ts';
import { logger } from '../logger.ts';
import { HIDE_FILES_TIMEOUT_MS } from '../timeouts.ts';
import { copyFile, removeAll } from './bucket.ts';
import { deleteFiles, keysOf } from './media.ts';

/** The prefix of files that only the trash names: no address of the site leads to it. */
export const HIDDEN = 'trash/';

/** The key of a hidden file. */
export const hiddenKey = (address: string): string => `${HIDDEN}${address.slice(1)}`;

/** Moves files where nobody can read them. */
export async function hideFiles(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await Promise.all(addresses.map((address) => copyFile(address.slice(1), hiddenKey(address))));
  await removeAll(addresses.flatMap(keysOf));
}

/** The same after a deletion. Where it fails the daily sweep does it; says whether it was done. */
export async function tryToHide(addresses: readonly string[]): Promise<boolean> {
  try {
    await withDeadline(() => hideFiles(addresses), HIDE_FILES_TIMEOUT_MS);
    return true;
  } catch (error) {
    logger.warn('Files are left to the sweep', { addresses, error });
    return false;
  }
}

/** Copies hidden files back to their addresses; one that was never hidden is there still. */
export async function showFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => copyFile(hiddenKey(address), address.slice(1))));
}

/** Deletes hidden files that no entry names any more; where it fails, the daily sweep does it. */
export const removeHidden = (addresses: readonly string[]): Promise<void> => deleteFiles(addresses.map(hiddenKey));
