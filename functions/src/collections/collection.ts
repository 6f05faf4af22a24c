import { type Entity, read, type Store } from '../data/collection.ts';
import { createOnce, type Identity, requestDigest } from '../data/idempotency.ts';
import { changeLatest, findSaved, getVersion, insert, replace } from '../data/versions.ts';
import { invalid, requireFound } from '../errors.ts';
import { type AdminRequest, Audited } from '../http/types.ts';

interface Accepted<N extends Entity> {
  entity: Omit<N, 'version'>;
  cleanUp?: (isWritten: boolean) => Promise<void>;
}

export interface KindFiles<T> {
  /** Moves files that no current version names where nobody can read them; never throws. */
  hide: (addresses: string[]) => Promise<void>;
  /** Copies files of a former version, which is given back with the addresses of the copies, which `remove` deletes. */
  copy: (former: T, id: string, files: string[]) => Promise<{ copy: T; remove: () => Promise<void> }>;
}

/** A collection as its routes change it. */
export interface Kind<T extends N, N extends Entity, I> extends Store<T, N> {
  /** Checks a form and brings its files to their place, where a crash leaves an orphan, never an item without its file. */
  accept: (input: I, identity: Identity, current?: T) => Promise<Accepted<N>>;
  /** How files are stored, where entities have some: functions of other kinds neither load nor may use the bucket. */
  files?: KindFiles<T>;
  /** A former version as it is restored, where that is not as it was. */
  asRestored?: (former: T) => T;
}

export interface Request<P> extends Pick<AdminRequest<'listTrash'>, 'idempotencyKey' | 'ifVersion' | 'user'> {
  parameters: P;
}

const audit = <T extends Entity>({ nameOf }: Store<T>, entity: T, id?: string) =>
  new Audited(entity, nameOf(entity), id);

export const create =
  <T extends N, N extends Entity, I>(kind: Kind<T, N, I>) =>
  async ({ input, idempotencyKey, user }: Omit<Request<never>, 'parameters'> & { input: I }): Promise<Audited<T>> => {
    const entity = await createOnce<T>({
      route: kind.kind,
      key: idempotencyKey,
      input,
      find: (id) => read(kind, id),
      create: async (identity) => {
        const { entity, cleanUp } = await kind.accept(input, identity);
        const inserted = await insert(kind, { ...entity, version: 1 } as N, user.username);
        await cleanUp?.(inserted !== undefined);
        return requireFound(inserted ?? (await read(kind, identity.id)));
      },
    });
    return audit(kind, entity, entity.id);
  };

const filesBeside = ({ filesOf }: Store<Entity>, entity: Entity, other: Entity): string[] => {
  const kept = filesOf?.(other) ?? [];
  return (filesOf?.(entity) ?? []).filter((address) => !kept.includes(address));
};

/** Replaces the fields of an entity; the files that it no longer names are hidden after. */
export const change =
  <T extends N, N extends Entity, I>(kind: Kind<T, N, I>) =>
  async ({ parameters: { id }, input, ifVersion, idempotencyKey, user }: Request<{ id: string }> & { input: I }) => {
    const request = requestDigest(idempotencyKey, input);
    const saved = await changeLatest(
      ifVersion,
      () => read(kind, id),
      async (current) => {
        const { entity, cleanUp } = await kind.accept(input, current, current);
        const { version } = current;
        const saved = await replace(kind, { ...entity, version } as N, current, user.username, request);
        const dropped = saved ? filesBeside(kind, current, saved) : [];
        await Promise.all([cleanUp?.(saved !== undefined), kind.files?.hide(dropped)]);
        return saved;
      },
      (version) => findSaved(kind, id, version, request),
    );
    return audit(kind, saved);
  };

export type DeleteRequest = Pick<Request<{ id: string }>, 'parameters' | 'ifVersion'>;

/** Saves a former version again. Its hidden files are copied to new addresses, so that nothing hides them once more. */
export const restoreVersion =
  <T extends N, N extends Entity, I>(kind: Kind<T, N, I>) =>
  async ({ parameters, ifVersion, idempotencyKey, user }: Request<{ id: string; version: string }>) => {
    const { id } = parameters;
    const request = requestDigest(idempotencyKey, parameters);
    const saved = await changeLatest(
      ifVersion,
      () => read(kind, id),
      async (current) => {
        const former = await getVersion(kind, id, Number(parameters.version));
        if (!former) throw invalid('version', 'version_gone');
        const copied = await kind.files?.copy(former, id, filesBeside(kind, former, current));
        const { copy = former, remove } = copied ?? {};
        const restored = kind.asRestored?.(copy) ?? copy;
        const saved = await replace(kind, restored, current, user.username, request);
        if (saved) await kind.files?.hide(filesBeside(kind, current, saved));
        else await remove?.();
        return saved;
      },
      (version) => findSaved(kind, id, version, request),
    );
    return audit(kind, saved);
  };
