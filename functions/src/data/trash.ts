import { TRASH_DAYS, TrashedItem, trashKinds } from '@rombo/shared/contract/trash';
import * as v from 'valibot';
import { Failure, requireFound } from '../errors.ts';
import { type Key, keys, partitions } from './keys.ts';
import { getRow, parseRow } from './rows.ts';
import { deleteIf, deleteItem, getItem, getItems, type Item, put, queryAll, updateIf } from './table.ts';
import { changeLatest, hasVersion } from './versions.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An entry of the trash: the deleted item as it was stored, and the addresses of its files. */
const Row = v.object({
  id: TrashedItem.entries.id,
  kind: v.picklist(trashKinds),
  name: TrashedItem.entries.name,
  deletedAt: TrashedItem.entries.deletedAt,
  files: v.array(v.string()),
  item: v.looseObject({ pk: v.string(), sk: v.string(), version: v.number() }),
});
export type Trashed = v.InferOutput<typeof Row>;

/** Fields of an entry of the trash beside the item itself. */
export type Description = Pick<Trashed, 'kind' | 'name' | 'files'>;

export const expiryOf = ({ deletedAt }: Pick<Trashed, 'deletedAt'>): Date =>
  new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY);

/** An entry as the API answers it. */
export const toTrashedItem = ({ id, kind, name, deletedAt }: Trashed): TrashedItem => ({
  ...{ id, kind, name, deletedAt },
  expiresAt: expiryOf({ deletedAt }).toISOString(),
});

/**
 * Moves an item to the trash: 404 when there is none, 409 when it has another version. The entry is stored before the item is deleted,
 * so that a crash loses nothing; an entry whose item is still there does not count.
 */
export const moveToTrash = (key: Key, ifVersion: number | null, describe: (item: Item) => Description) =>
  changeLatest(
    ifVersion,
    () => getRow(Row.entries.item, key),
    async (item): Promise<Trashed | undefined> => {
      const entry = { id: item.sk, ...describe(item), deletedAt: new Date().toISOString(), item };
      await put({ ...keys.trash(item.sk), ...entry });
      if (await deleteIf(key, hasVersion(item.version))) return entry;
      if (!(await getItem(key))) throw new Failure('not_found');
      // Somebody saved it meanwhile: the entry is of a version that is gone. One that another deletion stored stays.
      await deleteIf(keys.trash(item.sk), {
        expression: '#item.#version = :version',
        names: { '#item': 'item', '#version': 'version' },
        values: { ':version': item.version },
      });
      return undefined;
    },
  );

/** Marks an entry whose files are no longer public: the change has the edge purge its copies of them. */
export const markHidden = async (id: string): Promise<void> => {
  await updateIf(keys.trash(id), 'SET hiddenAt = :now', {
    expression: 'attribute_exists(pk)',
    values: { ':now': new Date().toISOString() },
  });
};

/** True where the item of an entry is there again, or still. */
export const itemExists = async ({ item: { pk, sk } }: Trashed): Promise<boolean> => Boolean(await getItem({ pk, sk }));

/** Lists the entries by whether their items are still there, which a crash leaves. */
export async function listEntries(): Promise<{ trashed: Trashed[]; left: Trashed[] }> {
  const entries = (await queryAll(partitions.trash)).map((item) => parseRow(Row, item));
  const present = new Set((await getItems(entries.map(({ item: { pk, sk } }) => ({ pk, sk })))).map(({ sk }) => sk));
  return {
    trashed: entries.filter(({ id }) => !present.has(id)),
    left: entries.filter(({ id }) => present.has(id)),
  };
}

/** Lists what can be restored, the latest deletion first. */
export async function listTrash(): Promise<TrashedItem[]> {
  const { trashed } = await listEntries();
  return trashed.map(toTrashedItem).sort((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt));
}

/** Reads an entry; 404 when there is none. */
export const getTrashed = async (id: string): Promise<Trashed> => requireFound(await getRow(Row, keys.trash(id)));

/** Deletes an entry. */
export const removeEntry = (id: string): Promise<void> => deleteItem(keys.trash(id));
