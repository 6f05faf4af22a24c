import { TRASH_DAYS, TrashedItem } from '@rombo/shared/contract/trash';
import * as v from 'valibot';
import { Failure, requireFound } from '../errors.ts';
import { type Entity, keyOf, readItem, type Store } from './collection.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow } from './rows.ts';
import { deleteIf, deleteItem, getItem, getItems, put, queryAll, updateIf } from './table.ts';
import { changeLatest, hasVersion, insert, storeVersion } from './versions.ts';

const DAY = 24 * 60 * 60 * 1000;

const Row = v.object({
  id: TrashedItem.entries.id,
  /** One that another release knows is listed too. */
  kind: v.custom<TrashedItem['kind']>((kind) => typeof kind === 'string'),
  name: TrashedItem.entries.name,
  deletedAt: TrashedItem.entries.deletedAt,
  files: v.array(v.string()),
  item: v.looseObject({ pk: v.string(), sk: v.string(), version: v.number() }),
});
export type Trashed = v.InferOutput<typeof Row>;

export const expiryOf = ({ deletedAt }: Pick<Trashed, 'deletedAt'>): Date =>
  new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY);

export const toTrashedItem = ({ id, kind, name, deletedAt }: Trashed): TrashedItem => ({
  ...{ id, kind, name, deletedAt },
  expiresAt: expiryOf({ deletedAt }).toISOString(),
});

/** Moves an entity to the trash. The entry is stored before the item is deleted, so that a crash loses nothing. */
export async function moveToTrash(store: Store<Entity>, id: string, ifVersion: number | null): Promise<Trashed> {
  const key = keyOf(store, id);
  const readRow = async () => {
    const item = await readItem(store, id);
    return item && parseRow(Row.entries.item, item);
  };
  const trashed = await changeLatest(ifVersion, readRow, async (item) => {
    const entity = parseRow(store.row, item);
    const about = {
      kind: store.kind as Trashed['kind'],
      name: store.nameOf(entity),
      files: store.filesOf?.(entity) ?? [],
    };
    const entry: Trashed = { id, ...about, deletedAt: new Date().toISOString(), item };
    await put({ ...keys.trash(id), ...entry });
    if (await deleteIf(key, hasVersion(item.version))) return entry;
    if (!(await getItem(key))) throw new Failure('not_found');
    // Somebody saved it meanwhile: the entry is of a version that is gone. One that another deletion stored stays.
    await deleteIf(keys.trash(id), {
      expression: '#item.#version = :version',
      names: { '#item': 'item', '#version': 'version' },
      values: { ':version': item.version },
    });
    return undefined;
  });
  await store.follow?.(parseRow(store.row, trashed.item), undefined);
  return trashed;
}

/** Stores a trashed item again as a newer version, unless it is there after all. */
export async function restoreItem(store: Store<Entity>, { item }: Trashed, by: string): Promise<void> {
  const entity = parseRow(store.row, item);
  await storeVersion(store, entity, item);
  await insert(store, { ...entity, version: entity.version + 1 }, by);
}

/** Marks an entry whose files are no longer public: the change has the edge purge its copies of them. */
export const markHidden = async (id: string): Promise<void> => {
  await updateIf(keys.trash(id), 'SET hiddenAt = :now', {
    expression: 'attribute_exists(pk)',
    values: { ':now': new Date().toISOString() },
  });
};

export const itemExists = async ({ item: { pk, sk } }: Trashed): Promise<boolean> => Boolean(await getItem({ pk, sk }));

/** Lists the entries by whether their items are still there, which a crash leaves. */
export async function listEntries(): Promise<{ trashed: Trashed[]; left: Trashed[] }> {
  const entries = (await queryAll(partitions.trash)).map((item) => parseRow(Row, item));
  const existing = new Set((await getItems(entries.map(({ item: { pk, sk } }) => ({ pk, sk })))).map(({ sk }) => sk));
  return {
    trashed: entries.filter(({ id }) => !existing.has(id)),
    left: entries.filter(({ id }) => existing.has(id)),
  };
}

export async function listTrash(): Promise<TrashedItem[]> {
  const { trashed } = await listEntries();
  return trashed.map(toTrashedItem).sort((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt));
}

export const getTrashed = async (id: string): Promise<Trashed> => requireFound(await getRow(Row, keys.trash(id)));

export const removeEntry = (id: string): Promise<void> => deleteItem(keys.trash(id));
