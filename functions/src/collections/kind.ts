import type { Collection } from '@rombo/shared/collections/collection';
import { mayHaveTime, NO_TIME, type Scheduled, withoutPastTime } from '@rombo/shared/collections/status';
import type * as v from 'valibot';
import { createOnce, type Identity, requestDigest } from '../data/idempotency.ts';
import { type Entity, read, type Store, saveOrder } from '../data/store.ts';
import { changeLatest, findSaved, getVersion, insert, replace } from '../data/versions.ts';
import { invalid, requireFound } from '../errors.ts';
import { type AdminRequest, Audited } from '../http/types.ts';

interface Accepted<N extends Entity> {
  entity: Omit<N, 'version'>;
  cleanUp?: (isWritten: boolean) => Promise<void>;
}

export interface EntityFiles<T> {
  /** Hides files that the current version does not reference, so that they cannot be read. Never throws. */
  hide: (addresses: string[]) => Promise<void>;
  /** Copies files of a former version. Returns the version with the new addresses, and `remove`, which deletes the copies. */
  copy: (former: T, id: string, files: string[]) => Promise<{ copy: T; remove: () => Promise<void> }>;
}

export interface StoredKind<T extends N, N extends Entity, I> extends Store<T, N> {
  /** Validates a form and stores its files. A crash leaves an orphan, never an item without its file. */
  accept: (input: I, identity: Identity, current?: T) => Promise<Accepted<N>>;
  /** Storage of files, for kinds that have any. The functions of other kinds neither load nor may access the bucket. */
  files?: EntityFiles<T>;
}

type Saved<C extends Collection> = v.InferOutput<C['schema']> & Entity;
/** The kind of a description. `N` is an entity before `prepare` adds fields. */
export type KindOf<C extends Collection, N extends Entity = Saved<C>> = { collection: C } & StoredKind<
  Saved<C> & N,
  N,
  v.InferOutput<C['body']['schema']>
>;

export interface Request<P> extends Pick<AdminRequest<'listTrash'>, 'idempotencyKey' | 'ifVersion' | 'user'> {
  parameters: P;
  /** Digest that identifies a repeated save, if it is not that of the input. */
  request?: string | null;
}

const audit = <T extends Entity>({ nameOf }: Store<T>, entity: T, id?: string) =>
  new Audited(entity, nameOf(entity), id);

/** Validates a form, its publication time before its files are stored. */
function accept<T extends N, N extends Entity, I>(
  kind: StoredKind<T, N, I>,
  input: I,
  identity: Identity,
  current?: T,
): Promise<Accepted<N>> {
  if (!mayHaveTime(input as Scheduled, current as Scheduled | undefined)) throw invalid('publishAt', NO_TIME);
  return kind.accept(input, identity, current);
}

/** Stores a new entity with this identity. Returns the stored one if it exists already. */
export async function createAs<T extends N, N extends Entity, I>(
  kind: StoredKind<T, N, I>,
  input: I,
  identity: Identity,
  by: string,
): Promise<T> {
  const { entity, cleanUp } = await accept(kind, input, identity);
  const inserted = await insert(kind, { ...entity, version: 1 } as N, by);
  await cleanUp?.(inserted !== undefined);
  return requireFound(inserted ?? (await read(kind, identity.id)));
}

export const create =
  <T extends N, N extends Entity, I>(kind: StoredKind<T, N, I>) =>
  async ({ input, idempotencyKey, user }: Omit<Request<never>, 'parameters'> & { input: I }): Promise<Audited<T>> => {
    const entity = await createOnce<T>({
      route: kind.kind,
      key: idempotencyKey,
      input,
      find: (id) => read(kind, id),
      create: (identity) => createAs(kind, input, identity, user.username),
    });
    return audit(kind, entity, entity.id);
  };

const filesOnlyIn = ({ filesOf }: Store<Entity>, entity: Entity, other: Entity): string[] => {
  const otherFiles = filesOf?.(other) ?? [];
  return (filesOf?.(entity) ?? []).filter((address) => !otherFiles.includes(address));
};

/** Replaces the fields of an entity, then hides the files that it does not reference any more. */
export const change =
  <T extends N, N extends Entity, I>(kind: StoredKind<T, N, I>) =>
  async ({
    parameters: { id },
    input,
    ifVersion,
    idempotencyKey,
    user,
    ...own
  }: Request<{ id: string }> & { input: I }) => {
    const { request = requestDigest(idempotencyKey, input) } = own;
    const saved = await changeLatest(
      ifVersion,
      () => read(kind, id),
      async (current) => {
        const { entity, cleanUp } = await accept(kind, input, current, current);
        const { version } = current;
        const saved = await replace(kind, { ...entity, version } as N, current, user.username, request);
        const unreferenced = saved ? filesOnlyIn(kind, current, saved) : [];
        await Promise.all([cleanUp?.(saved !== undefined), kind.files?.hide(unreferenced)]);
        return saved;
      },
      (version) => findSaved(kind, id, version, request),
    );
    return audit(kind, saved);
  };

export const order =
  (store: Store<Entity>) =>
  async ({ input }: { input: { ids: string[] } }) => {
    await saveOrder(store, input.ids);
    return new Audited(input, null);
  };

export type DeleteRequest = Pick<Request<{ id: string }>, 'parameters' | 'ifVersion'>;

/** Saves a former version as the newest one. Copies its hidden files to new addresses, so that nothing hides them again. */
export const restoreVersion =
  <T extends N, N extends Entity, I>(kind: StoredKind<T, N, I>) =>
  async ({ parameters, ifVersion, idempotencyKey, user }: Request<{ id: string; version: string }>) => {
    const { id } = parameters;
    const request = requestDigest(idempotencyKey, parameters);
    const saved = await changeLatest(
      ifVersion,
      () => read(kind, id),
      async (current) => {
        // Number() also reads '1e0' and '0x1'.
        if (!/^[1-9]\d*$/.test(parameters.version)) throw invalid('version', 'version_number');
        const former = await getVersion(kind, id, Number(parameters.version));
        if (!former) throw invalid('version', 'version_gone');
        const copied = await kind.files?.copy(former, id, filesOnlyIn(kind, former, current));
        const { copy = former, remove } = copied ?? {};
        const saved = await replace(kind, withoutPastTime(copy), current, user.username, request);
        if (saved) await kind.files?.hide(filesOnlyIn(kind, current, saved));
        else await remove?.();
        return saved;
      },
      (version) => findSaved(kind, id, version, request),
    );
    return audit(kind, saved);
  };
