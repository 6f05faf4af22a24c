import { filesOf } from '../data/product-files.ts';
import { getProduct, listProducts } from '../data/products.ts';
import { repairRelated } from '../data/related.ts';
import { listSlides } from '../data/slides.ts';
import { listEntries, removeEntry } from '../data/trash.ts';
import { listVersionFiles } from '../data/version-files.ts';
import { listOlder } from '../files/bucket.ts';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';
import { removeExpired, removeSpareVersions } from './support/expired.ts';
import { hideFormer, hideTrashed, removeHidden } from './support/hidden.ts';
import { removeBatches } from './support/remove-batches.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Share of the uploaded files above which the sweep stops: so many orphans mean a table that is empty or half restored. */
const MAX_SHARE = 0.2;

/** Orphans that a site with few files may have all the same: those of one product. */
const FEW = 10;

/**
 * Empties the trash once a day, deletes former versions of products beyond the last ones, and puts right what a crash or a failed call
 * left: deletes the media that nothing names and that are a day old, hides those that only the trash or former versions name, and brings
 * the cards of related products in line with their products. `force`, in an event that an operator sends, deletes any number.
 */
export async function handler({ force = false } = {}): Promise<void> {
  const before = new Date(Date.now() - DAY);
  // The entries of the trash are read twice: what is restored or deleted meanwhile is in one of the lists.
  const earlier = await listEntries();
  const [products, slides] = await Promise.all([listProducts(), listSlides()]);
  // After the products: a version is kept before a newer one takes its place.
  const versions = await listVersionFiles();
  const { trashed, left } = await listEntries();
  const inUse = new Set([...products.flatMap(filesOf), ...slides.map(({ imageUrl }) => imageUrl)]);
  const keys = await Array.fromAsync(listOlder('media/', before));
  const deleted = namedBy([...earlier.trashed, ...trashed]);
  const former = namedBy(versions);
  const open = new Set(keys.filter(isOriginal).map(addressOf));
  // Variants of a picture go once the picture is hidden.
  const isHideable = (address: string) => open.has(address) && (deleted.has(address) || former.has(address));
  const orphans = keys.filter((key) => !inUse.has(addressOf(key)) && !isHideable(addressOf(key)));
  const lost = orphans.filter(isOriginal).length;
  const all = keys.filter(isOriginal).length;
  if (!force && lost > (inUse.size > 0 ? Math.max(FEW, all * MAX_SHARE) : 0)) {
    throw new Error(`No item names ${lost} of ${all} files: nothing was deleted. Is the table whole?`);
  }
  await hideTrashed(trashed, open);
  await hideFormer([...former].filter((address) => open.has(address) && !inUse.has(address) && !deleted.has(address)));
  const kept = await removeExpired(trashed);
  const known = new Set([...products, ...kept].map(({ id }) => id));
  const spare = new Set(await removeSpareVersions(versions, known));
  const named = namedBy([...kept, ...versions.filter((version) => !spare.has(version))]);
  await removeHidden({ named, inUse, open, before });
  const stale = left.filter(({ deletedAt }) => Date.parse(deletedAt) < before.getTime());
  for (const { id } of stale) await removeEntry(id);
  await removeBatches(orphans);
  const repaired = await repairRelated(products, getProduct);
  logger.info('Swept', { products: products.length, slides: slides.length, removed: orphans.length, repaired });
  count('OrphansSwept', orphans.length);
}

const namedBy = (all: readonly { files: string[] }[]): Set<string> => new Set(all.flatMap(({ files }) => files));

/** The address of the original that an object belongs to: `media/<kind>/<id>/<file>`, whatever was made of it stands behind. */
const addressOf = (key: string): string => `/${key.split('/').slice(0, 4).join('/')}`;

const isOriginal = (key: string): boolean => key === addressOf(key).slice(1);
