import { variantsOf } from '@rombo/shared/contract/picture';
import { batchesOf } from '../batches.ts';
import { FILE_CLEANUP_TIMEOUT_MS } from '../deadline.ts';
import { bestEffort } from '../logger.ts';
import { removeAll, rename } from './bucket.ts';

/** The keys of a file and, for a picture, of its variants. */
export function keysOf(address: string): string[] {
  const key = address.slice(1);
  return key.endsWith('.pdf') ? [key] : [key, ...variantsOf(key)];
}

/** Changes the download name of a sheet. On failure it keeps its old one until the product is renamed again. */
export const renameSheet = (address: string, filename: string): Promise<void> =>
  bestEffort(
    () => rename(address.slice(1), 'application/pdf', filename),
    FILE_CLEANUP_TIMEOUT_MS,
    'A sheet keeps its former name',
    { address },
  );

/** Deletes objects; on failure the daily sweep does. */
export const deleteFiles = (keys: string[]): Promise<void> =>
  bestEffort(() => removeAll(keys), FILE_CLEANUP_TIMEOUT_MS, 'Files are left to the sweep', { keys });

/** Objects of one request, which has a second. */
const AT_ONCE = 100;

/** Deletes any number of objects. */
export async function removeBatches(keys: string[]): Promise<void> {
  for (const batch of batchesOf(keys, AT_ONCE)) await removeAll(batch);
}
