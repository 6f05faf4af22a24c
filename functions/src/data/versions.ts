import { isDeepStrictEqual } from 'node:util';
import { type Collection, VERSIONS_KEPT, versionedFields } from '@rombo/shared/collections/collection';
import * as v from 'valibot';
import { Failure, requireFound } from '../errors.ts';
import { keys } from './keys.ts';
import { parseRow, parseRowOr, parseRows } from './rows.ts';
import { type Entity, keyOf, readItem, type Store } from './store.ts';
import {
  type Condition,
  deleteItem,
  getItem,
  type Item,
  nowInSeconds,
  put,
  putIf,
  putIfAbsent,
  queryAll,
} from './table.ts';

const ATTEMPTS = 5;

const isAbsent: Condition = { expression: 'attribute_not_exists(pk)' };

const isUnversioned = 'attribute_exists(pk) AND (attribute_not_exists(#version) OR #version = :version)';

/** Version 0 means a message before its first change. One that was restored has it as a number. */
export const hasVersion = (version: number): Condition => ({
  expression: version === 0 ? isUnversioned : '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/**
 * Changes what `read` returns; a missing item is a 404. `save` returns undefined if a concurrent write came first: that is a 409 with
 * `ifVersion`, otherwise the change is retried on the newest version. `findSaved` returns what the same request already saved as the
 * version after `ifVersion`, or as the current one without it, so that a retry after a lost response does not conflict with itself and
 * finds no consumed uploads.
 */
export async function changeLatest<T extends { version: number }, R>(
  ifVersion: number | null,
  read: () => Promise<T | undefined>,
  save: (current: T) => Promise<R | undefined>,
  findSaved: (version: number | null) => Promise<R | undefined> = async () => undefined,
): Promise<R> {
  const repeated = ifVersion === null ? await findSaved(null) : undefined;
  if (repeated) return repeated;
  for (let attempt = 0; attempt < (ifVersion === null ? ATTEMPTS : 1); attempt++) {
    const current = requireFound(await read());
    if (ifVersion !== null && ifVersion !== current.version) break;
    const saved = await save(current);
    if (saved !== undefined) return saved;
  }
  const saved = ifVersion === null ? undefined : await findSaved(ifVersion + 1);
  if (saved) return saved;
  throw new Failure('conflict');
}

/** Returns an entity of exactly this version, or the current one, if the request with this digest saved it. */
export async function findSaved<T extends Entity>(
  store: Store<T>,
  id: string,
  version: number | null,
  request: string | null,
): Promise<T | undefined> {
  const item = request === null ? undefined : await readItem(store, id);
  const isWanted = item?.savedRequest === request && (version === null || item?.version === version);
  return item && isWanted ? parseRow(store.row, item) : undefined;
}

const toItem = (store: Store<Entity>, entity: Entity, added: object, savedBy: string | null): Item => ({
  ...(store.attributesOf?.(entity) ?? entity),
  ...added,
  ...keyOf(store, entity.id),
  updatedAt: entity.version === 1 ? entity.createdAt : new Date().toISOString(),
  savedBy,
});

const noPreparation = { added: {}, undo: async () => {} };

/** Stores a new entity and returns it as stored; undefined if its id is taken. `by` is the account that saves it. */
export async function insert<T extends N, N extends Entity>(
  store: Store<T, N>,
  entity: N,
  by: string | null = null,
): Promise<T | undefined> {
  const { added, undo } = (await store.prepare?.(entity)) ?? noPreparation;
  const item = toItem(store, entity, added, by);
  const inserted = parseRow(store.row, item);
  if (await putIfAbsent({ ...item, ...store.projectionOf?.(inserted) })) {
    await store.follow?.(undefined, inserted);
    return inserted;
  }
  await undo();
  return undefined;
}

/** Replaces `before`, which becomes a former version. Returns undefined if `before` is not current. */
export async function replace<T extends N, N extends Entity>(
  store: Store<T, N>,
  entity: N,
  before: T,
  by: string | null = null,
  request: string | null = null,
): Promise<T | undefined> {
  const series = await storeFormerVersion(store, before, entity);
  if (!series) return undefined;
  const { added, undo } = (await store.prepare?.(entity, before)) ?? noPreparation;
  const item = {
    ...toItem(store, { ...entity, version: before.version + 1 }, added, by),
    ...series,
    savedRequest: request,
  };
  const saved = parseRow(store.row, item);
  const isFirst = store.isSingle && before.version === 1;
  if (await putIf({ ...item, ...store.projectionOf?.(saved) }, isFirst ? isAbsent : hasVersion(before.version))) {
    await store.follow?.(before, saved);
    return saved;
  }
  // Not reached if the write throws, because it may have succeeded.
  await undo();
  return undefined;
}

const Former = v.object({ item: v.looseObject({ pk: v.string(), sk: v.string(), version: v.number() }) });

/** `seconds` is the lifetime of a version that is kept only for an undo. */
export const storeVersion = (store: Store<Entity>, entity: Entity, item: Item, seconds?: number): Promise<void> =>
  put({
    ...keys.version(store.partition, entity.id, entity.version),
    files: store.filesOf?.(entity) ?? [],
    item,
    ...(seconds && { ttl: nowInSeconds() + seconds }),
  });

const QUICK_SERIES_MS = 3_600_000;

/** Lifetime of the versions inside a series, in seconds: how long a quick change can be undone. */
const UNDO_SECONDS = 24 * 3600;

/** Returns when the series of quick changes that `after` continues began; null if it is not a quick change. */
function quickSeries({ quickFields }: Store<Entity>, item: Item, before: Entity, after: Entity): string | null {
  if (!quickFields) return null;
  const fields = Object.keys({ ...before, ...after }) as (keyof Entity)[];
  const changed = fields.filter(
    (field) => !['version', 'updatedAt'].includes(field) && !isDeepStrictEqual(before[field], after[field]),
  );
  if (changed.length !== 1 || !quickFields.includes(changed[0] ?? '')) return null;
  const since = typeof item.quickSince === 'string' ? item.quickSince : '';
  return Date.now() - Date.parse(since) < QUICK_SERIES_MS ? since : new Date().toISOString();
}

/**
 * Stores the current version before a newer one replaces it, only for a day if it lies inside a series of quick changes. Returns the fields
 * that the newer one adds to its item; null if `before` is not current.
 */
async function storeFormerVersion(store: Store<Entity>, before: Entity, after: Entity): Promise<object | null> {
  const item = await readItem(store, before.id);
  if (item?.version !== before.version) return null;
  const quickSince = quickSeries(store, item, before, after);
  const isInSeries = quickSince !== null && quickSince === item.quickSince;
  await storeVersion(store, before, item, isInSeries ? UNDO_SECONDS : undefined);
  return { quickSince };
}

/** Returns the handler that lists the versions of an entity with their contents, the current one first. Fails with 404 for an unknown entity. */
export const listVersions =
  <C extends Collection, T extends Entity & v.InferOutput<C['schema']>>(store: Store<T>, description: C) =>
  async ({ parameters: { id } }: { parameters: { id: string } }) => {
    const { pk } = keys.version(store.partition, id, 0);
    const [current, former] = await Promise.all([
      readItem(store, id),
      queryAll(pk, { prefix: `${id}#`, newestFirst: true }),
    ]);
    const newest = requireFound(current);
    const permanent = former.filter(({ ttl }) => ttl === undefined);
    const older = parseRows(Former, permanent).flatMap(({ item }) =>
      item.version < Number(newest.version) ? [item] : [],
    );
    const Saved = v.pipe(
      v.looseObject({ savedBy: v.optional(v.nullable(v.string()), null) }),
      v.transform((item) => ({ item, content: v.parse(store.row, item) })),
    );
    const saved = parseRows(Saved, [newest, ...older]);
    const differs = (field: string, before: T, after: T) =>
      store.differs?.(field, before, after) ?? !isDeepStrictEqual(before[field as keyof T], after[field as keyof T]);
    return saved.slice(0, VERSIONS_KEPT).map(({ content, item }, at) => {
      const before = saved[at + 1]?.content;
      return {
        version: content.version,
        // Older versions of slides and dealers have no time.
        at: String(item.updatedAt ?? content.createdAt),
        by: item.savedBy,
        changes: before ? versionedFields(description).filter((field) => differs(field, before, content)) : [],
        content,
      };
    });
  };

/** Returns a former version; undefined if it is gone or unreadable. */
export async function getVersion<T extends Entity>(
  store: Store<T>,
  id: string,
  version: number,
): Promise<T | undefined> {
  const item = await getItem(keys.version(store.partition, id, version));
  return parseRowOr(store.row, parseRowOr(Former, item, undefined)?.item, undefined);
}

const FilesRow = v.object({ pk: v.string(), sk: v.string(), files: v.array(v.string()) });

export interface VersionFiles extends v.InferOutput<typeof FilesRow> {
  id: string;
  partition: string;
}

/** Lists the former versions of a collection that are not kept for an undo, oldest first per entity. */
export async function listVersionFiles({ partition }: { partition: string }): Promise<VersionFiles[]> {
  const items = await queryAll(keys.version(partition, '', 0).pk, { fields: ['pk', 'sk', 'files'] });
  const permanent = items.filter(({ ttl }) => ttl === undefined);
  return permanent.map((item) => {
    const row = parseRow(FilesRow, item);
    return { id: row.sk.split('#')[0] ?? '', partition, ...row };
  });
}

export const removeVersion = (version: Pick<VersionFiles, 'pk' | 'sk'>): Promise<void> => deleteItem(version);

export const isKnown = async ({ id, partition }: Pick<VersionFiles, 'id' | 'partition'>): Promise<boolean> =>
  Boolean((await getItem(keys.trash(id))) ?? (await getItem({ pk: partition, sk: id })));

export async function removeVersions({ partition }: { partition: string }, id: string): Promise<string[]> {
  const items = await queryAll(keys.version(partition, '', 0).pk, { prefix: `${id}#` });
  const rows = items.map((item) => parseRow(FilesRow, item));
  await Promise.all(rows.map(removeVersion));
  return [...new Set(rows.flatMap(({ files }) => files))];
}

/** Records that files were hidden. The change triggers the purge of their cached copies. */
export const noteHiddenFiles = (): Promise<void> => put({ ...keys.hiddenFiles(), at: new Date().toISOString() });
