import { isDue, publicationOf, type Scheduled } from '@rombo/shared/collections/status';
import { omit } from '@rombo/shared/contract/keys-of';
import { logger } from '../logger.ts';
import { keys, partitions } from './keys.ts';
import { type Entity, read, type Store } from './store.ts';
import { deleteItem, put, queryAll } from './table.ts';
import { replace } from './versions.ts';

/** Stores when a draft is due, before the draft itself: the job that reads the entry checks the draft. */
export async function schedule(kind: string, entity: Scheduled & { id: string }): Promise<void> {
  const at = publicationOf(entity);
  if (at) await put({ ...keys.publication(at, entity.id), kind });
}

type Draft = Entity & Scheduled;

/** Publishes a draft that is due. Returns false after a concurrent save, so that its entry stays for the next run. */
async function publish(store: Store<Draft>, id: string): Promise<boolean> {
  const draft = await read(store, id);
  if (!draft || !isDue(draft)) return true;
  const published = { ...omit(draft, 'publishAt'), status: 'visible' } as const;
  return (await replace(store, published, draft)) !== undefined;
}

/**
 * Publishes every draft of these collections that is due, and deletes entries whose draft has another time or none. A draft that fails, for
 * example because it is unreadable, keeps its entry and does not stop the others. Throws at the end, but only once per entry: each error
 * would be a dead letter, 1,440 a day.
 */
export async function publishDue(stores: Record<string, Store<Draft>>): Promise<void> {
  const now = new Date().toISOString();
  const errors: unknown[] = [];
  // Entries of older releases have no kind and are products.
  for (const { sk, kind = 'product', isReported } of await queryAll(partitions.publications)) {
    const [at = '', id = ''] = sk.split('#');
    if (at > now) break;
    const store = stores[String(kind)];
    // A kind that only another release knows: it publishes the draft.
    if (!store) continue;
    try {
      if (await publish(store, id)) await deleteItem(keys.publication(at, id));
    } catch (error) {
      if (isReported) {
        logger.error('Due draft not published', { id, error });
        continue;
      }
      errors.push(error);
      await put({ ...keys.publication(at, id), kind, isReported: true }).catch((cause) => errors.push(cause));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} due drafts could not be published`);
}
