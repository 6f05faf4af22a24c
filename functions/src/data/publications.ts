import { isDue } from '@rombo/shared/collections/product-status';
import { keys, partitions } from './keys.ts';
import { getProduct, productStore } from './products.ts';
import { deleteItem, queryAll } from './table.ts';
import { replace } from './versions.ts';

/** Publishes a draft that is due. False if somebody saved it meanwhile, so that its entry stays for the next run. */
async function publish(id: string): Promise<boolean> {
  const product = await getProduct(id);
  if (!product || !isDue(product)) return true;
  const { publishAt: _, ...fields } = product;
  return (await replace(productStore, { ...fields, status: 'visible' }, product)) !== undefined;
}

/**
 * Publishes every draft that is due. Entries of drafts that have another time or none by now are deleted too. A draft that fails, one that
 * cannot be read say, keeps its entry and holds none of the others back; the errors are thrown at the end.
 */
export async function publishDue(): Promise<void> {
  const now = new Date().toISOString();
  const errors: unknown[] = [];
  for (const { sk } of await queryAll(partitions.publications)) {
    const [at = '', id = ''] = sk.split('#');
    if (at > now) break;
    try {
      if (await publish(id)) await deleteItem(keys.publication(at, id));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} due drafts could not be published`);
}
