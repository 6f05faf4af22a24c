import { isDue, publicationOf, type Scheduled } from '@rombo/shared/collections/status';
import { type Entity, read, type Store } from './collection.ts';
import { keys, partitions } from './keys.ts';
import { deleteItem, put, queryAll } from './table.ts';
import { replace } from './versions.ts';

/** Notes when a draft is to be published, before the draft is stored: the job that reads the note checks the draft. */
export async function schedule(kind: string, entity: Scheduled & { id: string }): Promise<void> {
  const at = publicationOf(entity);
  if (at) await put({ ...keys.publication(at, entity.id), kind });
}

type Draft = Entity & Scheduled;

/** Publishes a draft that is due. False if somebody saved it meanwhile, so that its entry stays for the next run. */
async function publish(store: Store<Draft>, id: string): Promise<boolean> {
  const draft = await read(store, id);
  if (!draft || !isDue(draft)) return true;
  const { publishAt: _, ...fields } = draft;
  return (await replace(store, { ...fields, status: 'visible' }, draft)) !== undefined;
}

/**
 * Publishes every draft of these collections that is due. Entries of drafts that have another time or none by now are deleted too. A draft
 * that fails, one that cannot be read say, keeps its entry and holds none of the others back; the errors are thrown at the end.
 */
export async function publishDue(stores: Record<string, Store<Draft>>): Promise<void> {
  const now = new Date().toISOString();
  const errors: unknown[] = [];
  // Entries of older versions are of products.
  for (const { sk, kind = 'product' } of await queryAll(partitions.publications)) {
    const [at = '', id = ''] = sk.split('#');
    if (at > now) break;
    const store = stores[String(kind)];
    try {
      if (!store || (await publish(store, id))) await deleteItem(keys.publication(at, id));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} due drafts could not be published`);
}
