import { withoutPastTime } from '@rombo/shared/collections/status';
import { IMPORT_HOURS } from '@rombo/shared/contract/import';
import { TRASH_DAYS, TrashedItem } from '@rombo/shared/contract/trash';
import * as v from 'valibot';
import { Failure, requireFound } from '../errors.ts';
import { keys, partitions } from './keys.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { type Entity, keyOf, readItem, type Store } from './store.ts';
import {
  deleteIf,
  deleteItem,
  getItem,
  getItems,
  nowInSeconds,
  put,
  putIfAbsent,
  queryAll,
  updateIf,
} from './table.ts';
import { changeLatest, hasVersion, insert, storeVersion } from './versions.ts';

const DAY = 24 * 60 * 60 * 1000;

const Row = v.object({
  id: TrashedItem.entries.id,
  /** Includes kinds that only another release knows. */
  kind: v.custom<TrashedItem['kind']>((kind) => typeof kind === 'string'),
  name: TrashedItem.entries.name,
  deletedAt: TrashedItem.entries.deletedAt,
  files: v.array(v.string()),
  /** A message has no version until its first change. */
  item: v.looseObject({
    pk: v.string(),
    sk: v.string(),
    version: v.optional(v.number(), 0),
    ttl: v.optional(v.number()),
  }),
});
export type Trashed = v.InferOutput<typeof Row>;

/** True for a visitor's message. It has no versions, and the activity log, which outlives it, must not name its sender. */
export const isMessage = ({ kind }: Pick<Trashed, 'kind'>): boolean => kind === 'message';

export const subjectOf = (trashed: Trashed): string | null => (isMessage(trashed) ? null : trashed.name);

/** An item that expires earlier by itself does so in the trash too. */
export const expiryOf = ({ deletedAt, item: { ttl = Number.POSITIVE_INFINITY } }: Trashed): Date =>
  new Date(Math.min(Date.parse(deletedAt) + TRASH_DAYS * DAY, ttl * 1000));

export const toTrashedItem = (trashed: Trashed): TrashedItem => {
  const { id, kind, name, deletedAt } = trashed;
  return { id, kind, name, deletedAt, expiresAt: expiryOf(trashed).toISOString() };
};

/** Moves an entity to the trash. Stores the entry before deleting the item, so that a crash loses nothing. */
export async function moveToTrash(store: Store<Entity>, id: string, ifVersion: number | null): Promise<Trashed> {
  const key = keyOf(store, id);
  const readRow = async () => {
    const item = await readItem(store, id);
    return item && parseRow(Row.entries.item, item);
  };
  const trashed = await changeLatest(ifVersion, readRow, async (item) => {
    const entity = parseRow(store.row, item);
    const metadata = {
      kind: store.kind as Trashed['kind'],
      name: store.nameOf(entity),
      files: store.filesOf?.(entity) ?? [],
    };
    const entry: Trashed = { id, ...metadata, deletedAt: new Date().toISOString(), item };
    await put({ ...keys.trash(id), ...entry, ttl: item.ttl });
    if (await deleteIf(key, hasVersion(item.version))) return entry;
    if (!(await getItem(key))) throw new Failure('not_found');
    // A concurrent save made the entry stale. An entry of another deletion stays.
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

/** Stores a trashed item again unless it exists, as a newer version, without a past publication time. Restores a message unchanged. */
export async function restoreItem(store: Store<Entity>, trashed: Trashed, by: string): Promise<void> {
  const { item } = trashed;
  if (isMessage(trashed)) return void (await putIfAbsent({ ...item, restoredAt: new Date().toISOString() }));
  const entity = parseRow(store.row, item);
  await storeVersion(store, entity, item);
  await insert(store, { ...withoutPastTime(entity), version: entity.version + 1 }, by);
}

/** Marks an entry whose files are hidden. The change triggers the purge of their cached copies. */
export const markHidden = async (id: string): Promise<void> => {
  await updateIf(keys.trash(id), 'SET hiddenAt = :now', {
    expression: 'attribute_exists(pk)',
    values: { ':now': new Date().toISOString() },
  });
};

export const itemExists = async ({ item: { pk, sk } }: Trashed): Promise<boolean> => Boolean(await getItem({ pk, sk }));

/** Separates entries by whether the item still exists, which happens after a crash. */
async function separate(entries: readonly Trashed[]): Promise<{ trashed: Trashed[]; existing: Trashed[] }> {
  const existingIds = new Set(
    (await getItems(entries.map(({ item: { pk, sk } }) => ({ pk, sk })))).map(({ sk }) => sk),
  );
  return {
    trashed: entries.filter(({ id }) => !existingIds.has(id)),
    existing: entries.filter(({ id }) => existingIds.has(id)),
  };
}

/** Throws if an entry is unreadable, because the sweep deletes files that no entry names. */
export const listEntries = async () => separate((await queryAll(partitions.trash)).map((item) => parseRow(Row, item)));

export async function listTrash(): Promise<TrashedItem[]> {
  const { trashed } = await separate(parseRows(Row, await queryAll(partitions.trash)));
  return trashed.map(toTrashedItem).sort((a, b) => Date.parse(b.deletedAt) - Date.parse(a.deletedAt));
}

export const listTrashed = async <T extends Entity>(store: Store<T>): Promise<T[]> => {
  const entries = (await queryAll(partitions.trash)).map((item) => parseRow(Row, item));
  return entries.flatMap(({ kind, item }) => (kind === store.kind ? [parseRow(store.row, item)] : []));
};

export const getTrashed = async (id: string): Promise<Trashed> => requireFound(await getRow(Row, keys.trash(id)));

export const removeEntry = (id: string): Promise<void> => deleteItem(keys.trash(id));

/** Key of a note that an item was deleted for good, kept while an import could create it again. */
export const deletedKey = (id: string) => keys.idempotency('deleted', id);

export async function deleteForGood(id: string): Promise<void> {
  await put({ ...deletedKey(id), ttl: nowInSeconds() + IMPORT_HOURS * 3600 });
  await removeEntry(id);
}
