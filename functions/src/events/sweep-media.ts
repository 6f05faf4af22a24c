import { VERSIONS_KEPT } from '@rombo/shared/collections/collection';
import { omit } from '@rombo/shared/contract/keys-of';
import { batchesOf } from '../batches.ts';
import { hideTrashed } from '../collections/trash.ts';
import { repairCards } from '../data/catalogue.ts';
import { productStore } from '../data/products.ts';
import { type Entity, list, type Store } from '../data/store.ts';
import { listedStores, stores } from '../data/stores.ts';
import { expiryOf, listEntries, removeEntry, type Trashed } from '../data/trash.ts';
import { isKnown, listVersionFiles, noteHiddenFiles, removeVersion, type VersionFiles } from '../data/versions.ts';
import { listAll, listOlder } from '../files/bucket.ts';
import { HIDDEN, isOriginal, originalOf } from '../files/media-keys.ts';
import { hideFiles, removeBatches, showFiles } from '../files/stored-files.ts';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';

/** Deletes expired trash entries before their files, so that they cannot be restored without them. Returns the other entries. */
async function removeExpired(trashed: readonly Trashed[]): Promise<Trashed[]> {
  const now = new Date();
  for (const entry of trashed) if (expiryOf(entry) <= now) await removeEntry(entry.id);
  return trashed.filter((entry) => expiryOf(entry) > now);
}

/** Deletes versions beyond the limit of each entity, and all versions of deleted entities. Returns the deleted ones. */
async function removeExcessVersions(
  versions: readonly VersionFiles[],
  known: ReadonlySet<string>,
): Promise<VersionFiles[]> {
  const excess: VersionFiles[] = [];
  for (const [id, own] of Map.groupBy(versions, ({ id }) => id)) {
    const [first] = own;
    const kept = known.has(id) || (first && (await isKnown(first))) ? VERSIONS_KEPT : 0;
    excess.push(...own.slice(0, Math.max(0, own.length - kept)));
  }
  for (const version of excess) await removeVersion(version);
  return excess;
}

const BATCH_SIZE = 20;

/** Hides files that only former versions reference. Restoring a version copies them. */
async function hideFormerFiles(files: readonly string[]): Promise<void> {
  for (const batch of batchesOf(files, BATCH_SIZE)) await hideFiles(batch);
  if (files.length > 0) await noteHiddenFiles();
}

interface FileReferences {
  /** Files that the trash or former versions reference. */
  referenced: ReadonlySet<string>;
  /** Files that items reference, and those that have been public for a day. */
  inUse: ReadonlySet<string>;
  published: ReadonlySet<string>;
  before: Date;
}

/** Deletes unreferenced hidden files. First shows those of restored items that a slow deletion removed. */
async function removeHidden({ referenced, inUse, published, before }: FileReferences): Promise<void> {
  const keys = await Array.fromAsync(listOlder(HIDDEN, before));
  const restored = keys.map(publicAddressOf).filter((address) => inUse.has(address) && !published.has(address));
  for (const batch of batchesOf(restored, BATCH_SIZE)) await showFiles(batch);
  await removeBatches(keys.filter((key) => !referenced.has(publicAddressOf(key))));
}

const publicAddressOf = (key: string): string => `/${key.slice(HIDDEN.length)}`;

const DAY = 24 * 60 * 60 * 1000;

/** Share of orphans among the uploaded files above which the sweep stops: the table is then empty or partly restored. */
const MAX_ORPHAN_SHARE = 0.2;

/** Number of orphans that is allowed on a small site, such as those of one product. */
const ALLOWED_ORPHANS = 10;

/**
 * Once a day, empties the trash, deletes versions beyond the limit, and repairs what a crash or a failed call left: deletes orphaned media
 * older than a day, hides those that only the trash or former versions reference, and rewrites outdated cards of products. An operator
 * can send an event with `force` to delete any number of files.
 */
export async function handler({ force = false } = {}): Promise<void> {
  const before = new Date(Date.now() - DAY);
  // The trash is read twice: an item that is restored or deleted in between is in one of the lists.
  const earlier = await listEntries();
  const products = await list(productStore);
  const entities: Entity[] = [...products];
  const files = filesIn(productStore, products);
  for (const store of Object.values<Store<Entity>>(omit(listedStores, 'product'))) {
    const listed = await list(store);
    entities.push(...listed);
    files.push(...filesIn(store, listed));
  }
  // Read after the entities: a version is stored before its entity is replaced.
  const versions = (await Promise.all(Object.values(stores).map(listVersionFiles))).flat();
  const { trashed, existing } = await listEntries();
  const inUse = new Set(files);
  const media = await Array.fromAsync(listAll('media/'));
  const keys = media.filter(({ storedAt }) => storedAt < before).map(({ key }) => key);
  const deleted = filesReferencedBy([...earlier.trashed, ...trashed]);
  const former = filesReferencedBy(versions);
  const published = new Set(keys.filter(isOriginal).map(addressOf));
  // Variants are deleted once their picture is hidden.
  const isHideable = (address: string) => published.has(address) && (deleted.has(address) || former.has(address));
  const orphans = keys.filter((key) => !inUse.has(addressOf(key)) && !isHideable(addressOf(key)));
  const orphanCount = orphans.filter(isOriginal).length;
  const total = keys.filter(isOriginal).length;
  if (!force && orphanCount > (inUse.size > 0 ? Math.max(ALLOWED_ORPHANS, total * MAX_ORPHAN_SHARE) : 0)) {
    throw new Error(`No item names ${orphanCount} of ${total} files: nothing was deleted. Is the table whole?`);
  }
  // Regardless of age: an interrupted restore has copied the files anew.
  const present = new Set(media.map(({ key }) => addressOf(key)));
  for (const entry of trashed)
    await hideTrashed(
      entry,
      entry.files.filter((address) => present.has(address)),
    );
  await hideFormerFiles(
    [...former].filter((address) => published.has(address) && !inUse.has(address) && !deleted.has(address)),
  );
  const kept = await removeExpired(trashed);
  const known = new Set([...entities, ...kept].map(({ id }) => id));
  const excess = new Set(await removeExcessVersions(versions, known));
  const referenced = filesReferencedBy([...kept, ...versions.filter((version) => !excess.has(version))]);
  await removeHidden({ referenced, inUse, published, before });
  const stale = existing.filter(({ deletedAt }) => Date.parse(deletedAt) < before.getTime());
  for (const { id } of stale) await removeEntry(id);
  await removeBatches(orphans);
  const repaired = await repairCards();
  logger.info('Swept', { entities: entities.length, removed: orphans.length, repaired });
  count('OrphansSwept', orphans.length);
}

const filesIn = <T extends Entity>({ filesOf }: Pick<Store<T>, 'filesOf'>, entities: readonly T[]) =>
  entities.flatMap((entity) => filesOf?.(entity) ?? []);

const filesReferencedBy = (all: readonly { files: string[] }[]): Set<string> =>
  new Set(all.flatMap(({ files }) => files));

const addressOf = (key: string): string => `/${originalOf(key)}`;
