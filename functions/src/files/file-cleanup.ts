import { variantsOf } from '@rombo/shared/contract/picture';
import { bestEffort } from '../best-effort.ts';
import { FILE_CLEANUP_TIMEOUT_MS } from '../timeouts.ts';
import { removeAll, rename } from './bucket.ts';

/** The keys of a file, and of what was made of it where it is a picture. */
export function keysOf(address: string): string[] {
  const key = address.slice(1);
  return key.endsWith('.pdf') ? [key] : [key, ...variantsOf(key)];
}

/** Changes what a stored sheet is saved as; where that fails, it keeps its former name until its product's changes again. */
export const renameSheet = (address: string, filename: string): Promise<void> =>
  bestEffort(
    () => rename(address.slice(1), 'application/pdf', filename),
    FILE_CLEANUP_TIMEOUT_MS,
    'A sheet keeps its former name',
    { address },
  );

/** Deletes objects; where it fails, the daily sweep does it. */
export const deleteFiles = (keys: string[]): Promise<void> =>
  bestEffort(() => removeAll(keys), FILE_CLEANUP_TIMEOUT_MS, 'Files are left to the sweep', { keys });
