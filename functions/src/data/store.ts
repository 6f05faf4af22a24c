import type { EntityFields } from '@rombo/shared/collections/collection';
import * as v from 'valibot';
import { Failure, invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { parseRow, parseRowOr } from './rows.ts';
import { getItem, getItems, hasWriteToken, type Item, putIf, queryAll } from './table.ts';

type UnsharedKeys<A, B> = Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>;

/**
 * B if it has the same fields as A, optional ones included; otherwise a type that names the differing fields and that B does not satisfy.
 */
export type SameFields<A, B> = [UnsharedKeys<A, B>] extends [never]
  ? B
  : Record<UnsharedKeys<A, B>, 'is not in all schemas'>;

export type Entity = v.InferOutput<v.ObjectSchema<typeof EntityFields, undefined>>;

/** Storage of a collection. `N` is an entity before `prepare` adds fields. Methods, so that every store is a `Store<Entity>`. */
export interface Store<T extends N, N extends Entity = NoInfer<T>> {
  kind: string;
  partition: string;
  row: v.GenericSchema<unknown, T>;
  /** The attributes of an item, if they differ from the fields of its entity. */
  attributesOf?(entity: N): object;
  nameOf(entity: T): string | null;
  filesOf?(entity: T): string[];
  /** True if its entities have a field `order`, which reads fill with the number that `saveOrder` stored last. */
  hasNumber?: true;
  /** True for a collection of one item, which exists in version 1 before it is stored. */
  isSingle?: true;
  /** Consecutive changes of one of these fields alone within an hour count as one version, for values that are edited in rows. */
  quickFields?: readonly string[];
  /** Further attributes of an item, derived from its entity. */
  projectionOf?(entity: T): object;
  /** Runs before an entity is written, and returns further fields to store. `undo` is called if the entity was certainly not written. */
  prepare?(entity: N, before?: T): Promise<{ added: object; undo: () => Promise<void> }>;
  /** Runs after an entity was written or deleted. Must not throw, because the change is done. */
  follow?(before: T | undefined, after: T | undefined): Promise<void>;
  /** Overrides whether two versions differ in a field; undefined compares the values. */
  differs?(field: string, before: T, after: T): boolean | undefined;
}

export const keyOf = ({ partition }: { partition: string }, id: string) => ({ pk: partition, sk: id });

/** Places of entities after the last move, each with the entity's version at that time. A later version may have its own number. */
const OrderRow = v.object({ places: v.record(v.string(), v.object({ place: v.number(), version: v.number() })) });
type Places = v.InferOutput<typeof OrderRow>['places'];

function withOrder({ partition }: Store<Entity>, items: readonly Item[]) {
  const { sk } = keys.order(partition);
  const order = items.find((item) => item.sk === sk);
  const places: Places = parseRowOr(OrderRow, order, { places: {} }).places;
  const entities = items.filter((item) => item !== order);
  const ordered = entities.map((item): Item => {
    const moved = places[item.sk];
    return moved && (item.order === undefined || Number(item.version) <= moved.version)
      ? { ...item, order: moved.place }
      : item;
  });
  return { order, places, items: ordered };
}

export async function readItem(store: Store<Entity>, id: string): Promise<Item | undefined> {
  const key = keyOf(store, id);
  if (store.isSingle) return (await getItem(key)) ?? { ...key, id, version: 1, createdAt: new Date().toISOString() };
  if (id === keys.order(store.partition).sk) return undefined;
  if (!store.hasNumber) return getItem(key);
  return withOrder(store, await getItems([key, keys.order(store.partition)])).items[0];
}

export async function read<T extends Entity>(store: Store<T>, id: string): Promise<T | undefined> {
  const item = await readItem(store, id);
  return item && parseRow(store.row, item);
}

export const listItems = async (store: Store<Entity>): Promise<Item[]> =>
  withOrder(store, await queryAll(store.partition)).items;

/** Reads a whole collection. Throws if an item is unreadable, because callers delete what no entity references. */
export const list = async <T extends Entity>(store: Store<T>): Promise<T[]> =>
  (await listItems(store)).map((item) => parseRow(store.row, item));

/** Numbers entities from 0 in one write. Fails with 422 for an unknown id, and with 409 after a concurrent move. */
export async function saveOrder(store: Store<Entity>, ids: readonly string[]): Promise<void> {
  const { order, places, items } = withOrder(store, await queryAll(store.partition));
  const versions = new Map(items.map(({ sk, version }) => [sk, Number(version)]));
  const unknown = ids.findIndex((id) => !versions.has(id));
  if (unknown >= 0) throw invalid(`ids.${unknown}`, 'unknown_item');
  const others = Object.entries(places).filter(([id]) => versions.has(id) && !ids.includes(id));
  const moved = ids.map((id, place) => [id, { place, version: versions.get(id) }]);
  const item = { ...keys.order(store.partition), places: Object.fromEntries([...others, ...moved]) };
  if (!(await putIf(item, hasWriteToken(order?.writeToken)))) throw new Failure('conflict');
}
