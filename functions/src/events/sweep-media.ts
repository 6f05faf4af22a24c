import { filesOf } from '../data/product-files.ts';
import { getProduct, listProducts } from '../data/products.ts';
import { repairRelated } from '../data/related.ts';
import { listSlides } from '../data/slides.ts';
import { expiryOf, listEntries, removeEntry, type Trashed } from '../data/trash.ts';
import { listOlder } from '../files/bucket.ts';
import { HIDDEN, hiddenKey, hideFiles } from '../files/hidden-files.ts';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';
import { removeBatches } from './support/remove-batches.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Share of the uploaded files above which the sweep stops: so many orphans mean a table that is empty or half restored. */
const MAX_SHARE = 0.2;

/** Orphans that a site with few files may have all the same: those of one product. */
const FEW = 10;

/**
 * Empties the trash once a day, and puts right what a crash or a failed call left: deletes the media that no product and no slide names
 * and that are a day old, and brings the cards of related products in line with their products. `force`, in an event that an operator
 * sends, deletes any number.
 */
export async function handler({ force = false } = {}): Promise<void> {
  const before = new Date(Date.now() - DAY);
  const [products, slides, { trashed, left }] = await Promise.all([listProducts(), listSlides(), listEntries()]);
  const inUse = new Set([...products.flatMap(filesOf), ...slides.map(({ imageUrl }) => imageUrl)]);
  const keys: string[] = [];
  for await (const key of listOlder('media/', before)) keys.push(key);
  const deleted = new Set(trashed.flatMap(({ files }) => files));
  const orphans = keys.filter((key) => !inUse.has(addressOf(key)) && !deleted.has(addressOf(key)));
  const [lost, all] = [orphans, keys].map((list) => list.filter(isOriginal).length) as [number, number];
  if (!force && lost > (inUse.size > 0 ? Math.max(FEW, all * MAX_SHARE) : 0)) {
    throw new Error(`No item names ${lost} of ${all} files: nothing was deleted. Is the table whole?`);
  }
  await emptyTrash({ trashed, left }, new Set(keys), before);
  await removeBatches(orphans);
  const repaired = await repairRelated(products, getProduct);
  logger.info('Swept', { products: products.length, slides: slides.length, removed: orphans.length, repaired });
  count('OrphansSwept', orphans.length);
}

/**
 * Deletes what was in the trash for long enough, and puts right what a crash left: files that are still public, entries of items that
 * are there, and hidden files that no entry names.
 */
async function emptyTrash({ trashed, left }: Awaited<ReturnType<typeof listEntries>>, keys: Set<string>, before: Date) {
  const isOver = (entry: Trashed) => expiryOf(entry) <= new Date();
  const kept = trashed.filter((entry) => !isOver(entry));
  for (const { files } of trashed) await hideFiles(files.filter((address) => keys.has(address.slice(1))));
  const named = new Set(kept.flatMap(({ files }) => files.map(hiddenKey)));
  const hidden: string[] = [];
  for await (const key of listOlder(HIDDEN, before)) if (!named.has(key)) hidden.push(key);
  await removeBatches(hidden);
  const stale = left.filter(({ deletedAt }) => Date.parse(deletedAt) < before.getTime());
  for (const { id } of [...trashed.filter(isOver), ...stale]) await removeEntry(id);
}

/** The address of the original that an object belongs to: `media/<kind>/<id>/<file>`, whatever was made of it stands behind. */
const addressOf = (key: string): string => `/${key.split('/').slice(0, 4).join('/')}`;

const isOriginal = (key: string): boolean => key === addressOf(key).slice(1);
