import { type Named, type NamingField, namesOf } from '@rombo/shared/collections/in-language';
import { isDue, publicationOf, type Scheduled } from '@rombo/shared/collections/status';
import { omit } from '@rombo/shared/contract/keys-of';
import type { Slugs } from '@rombo/shared/contract/language-fields';
import { bestEffort, logger } from '../logger.ts';
import { keys, partitions } from './keys.ts';
import { type Addresses, claimAddresses, releaseAddresses } from './slugs.ts';
import { type Entity, read, type Store } from './store.ts';
import { deleteItem, put, queryAll } from './table.ts';
import { replace } from './versions.ts';

type Draft = Entity & Scheduled;

/**
 * The part of a store whose items have pages: claims the slugs of the names in `field` and stores when a draft is due, and releases the slugs
 * after a deletion.
 */
export const pageHooks = <F extends NamingField, N extends Named<F> & { id: string }>(
  addresses: Addresses,
  field: F,
) => ({
  async prepare(item: N & Scheduled, before?: N & Slugs) {
    const named = { id: item.id, names: namesOf(field, item) };
    const claimed = await claimAddresses(named, before && { ...before, names: namesOf(field, before) }, addresses);
    // Before the draft itself: the job that reads the entry checks the draft.
    const at = publicationOf(item);
    if (at) await put({ ...keys.publication(at, item.id), kind: addresses.kind });
    return claimed;
  },
  async follow(before: (N & Slugs) | undefined, after: N | undefined) {
    if (!before || after) return;
    const release = () => releaseAddresses(before, addresses);
    await bestEffort(release, 'Slugs of a deleted item stay until another item claims them', { id: before.id });
  },
});

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
