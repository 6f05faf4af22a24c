import { removeAll } from '../../files/bucket.ts';

/** Objects of one request: it has a second. */
const AT_ONCE = 100;

/** Deletes any number of objects. */
export async function removeBatches(keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += AT_ONCE) await removeAll(keys.slice(at, at + AT_ONCE));
}
