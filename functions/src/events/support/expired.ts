import { VERSIONS_KEPT } from '@rombo/shared/collections/product-version';
import { expiryOf, removeEntry, type Trashed } from '../../data/trash.ts';
import { isKnown, removeVersion, type VersionFiles } from '../../data/version-files.ts';

/** Deletes what was in the trash for long enough, before its files: nobody restores it from then on. Gives the others. */
export async function removeExpired(trashed: readonly Trashed[]): Promise<Trashed[]> {
  const now = new Date();
  for (const entry of trashed) if (expiryOf(entry) <= now) await removeEntry(entry.id);
  return trashed.filter((entry) => expiryOf(entry) > now);
}

/** Deletes former versions beyond the last ones of each product, and all those of products that are gone. Gives what was deleted. */
export async function removeSpareVersions(
  versions: readonly VersionFiles[],
  known: ReadonlySet<string>,
): Promise<VersionFiles[]> {
  const spare: VersionFiles[] = [];
  for (const [id, own] of Map.groupBy(versions, ({ id }) => id)) {
    const kept = known.has(id) || (await isKnown(id)) ? VERSIONS_KEPT : 0;
    spare.push(...own.slice(0, Math.max(0, own.length - kept)));
  }
  for (const version of spare) await removeVersion(version);
  return spare;
}
