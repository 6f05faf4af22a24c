import { batchesOf } from '../../batches.ts';
import { removeAll } from '../../files/bucket.ts';

/** Objects of one request: it has a second. */
const AT_ONCE = 100;

/** Deletes any number of objects. */
export async function removeBatches(keys: string[]): Promise<void> {
  for (const batch of batchesOf(keys, AT_ONCE)) await removeAll(batch);
}
