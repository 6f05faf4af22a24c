import { type Entity, read, type Store } from '../data/collection.ts';
import { noteHiddenFiles } from '../data/hidden-files.ts';
import { createOnce, type Identity, requestDigest } from '../data/idempotency.ts';
import { changeLatest, findSaved, getVersion, insert, remove, replace } from '../data/versions.ts';
import { invalid, requireFound } from '../errors.ts';
import { copyFiles } from '../files/copies.ts';
import { copyHidden, tryToHide } from '../files/hidden-files.ts';
import { type AdminRequest, Audited } from '../http/types.ts';

/** A form that passed: the entity that it makes, with its files in their place. */
interface Accepted<N extends Entity> {
  entity: Omit<N, 'version'>;
  /** To be told whether the entity was written. */
  cleanUp?: (isWritten: boolean) => Promise<void>;
}

/** A collection as its routes change it. */
export interface Kind<T extends N, N extends Entity, I> extends Store<T, N> {
  /** Checks a form and brings its files to their place, where a crash leaves an orphan, never an item without its file. */
  accept: (input: I, identity: Identity, current?: T) => Promise<Accepted<N>>;
  /** Folder of the files of all entities. */
  folder?: string;
  /** What files are saved as, by their addresses. */
  fileNames?: (entity: T) => ReadonlyMap<string | null, string>;
  /** A former version as it is restored, where that is not as it was. */
  asRestored?: (former: T) => T;
}

type Request<P extends object = object> = Pick<AdminRequest<'listTrash'>, 'idempotencyKey' | 'ifVersion' | 'user'> & {
  parameters: P;
};

const audit = <T extends N, N extends Entity, I>({ nameOf }: Kind<T, N, I>, entity: T, id?: string) =>
  new Audited(entity, nameOf(entity), id);

/** Creates an entity, once for each idempotency key. */
export const create =
  <T extends N, N extends Entity, I>(kind: Kind<T, N, I>) =>
  async ({ input, idempotencyKey, user }: Request & { input: I }): Promise<Audited<T>> => {
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

/** Files of one version that another one does not name. */
const filesBeside = <T extends N, N extends Entity>({ filesOf }: Store<T, N>, entity: T, other: T): string[] => {
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
        await Promise.all([cleanUp?.(saved !== undefined), tryToHide(dropped, noteHiddenFiles)]);
        return saved;
      },
      (version) => findSaved(kind, id, version, request),
    );
    return audit(kind, saved);
  };

export type DeleteRequest = Pick<Request<{ id: string }>, 'parameters' | 'ifVersion'>;

/** Deletes an entity for good. */
export const destroy =
  <T extends N, N extends Entity>(store: Store<T, N>) =>
  async ({ parameters, ifVersion }: DeleteRequest): Promise<Audited<undefined>> =>
    new Audited(undefined, store.nameOf(await remove(store, parameters.id, ifVersion)));

const gone = (message: string) => invalid('version', message);

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
        if (!former) throw gone('Questa versione non c’è più');
        const { copy, remove } = await copyFiles(former, {
          files: filesBeside(kind, former, current),
          folder: `${kind.folder}/${id}`,
          ...(kind.fileNames && { names: kind.fileNames(former) }),
          copyStored: async (...file) => {
            if (await copyHidden(...file)) return true;
            throw gone('Un file di questa versione non c’è più');
          },
        });
        const restored = kind.asRestored?.(copy) ?? copy;
        const saved = await replace(kind, restored, current, user.username, request);
        if (saved) await tryToHide(filesBeside(kind, current, saved), noteHiddenFiles);
        else await remove();
        return saved;
      },
      (version) => findSaved(kind, id, version, request),
    );
    return audit(kind, saved);
  };
