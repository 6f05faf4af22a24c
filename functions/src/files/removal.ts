import { variantsOf } from '@rombo/shared/contract/picture';
import { batchesOf } from '../batches.ts';
import { FILE_CLEANUP_TIMEOUT_MS } from '../deadline.ts';
import { bestEffort } from '../logger.ts';
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

/** Objects of one request: it has a second. */
const AT_ONCE = 100;

/** Deletes any number of objects. */
export async function removeBatches(keys: string[]): Promise<void> {
  for (const batch of batchesOf(keys, AT_ONCE)) await removeAll(batch);
}
