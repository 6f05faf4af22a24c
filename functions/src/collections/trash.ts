import type { Entity, Store } from '../data/collection.ts';
import { markHidden, moveToTrash } from '../data/trash.ts';
import { tryToHide } from '../files/hidden-files.ts';
import { Audited } from '../http/types.ts';
import type { DeleteRequest } from './collection.ts';

/** Moves an entity to the trash, then its files where nobody can read them. */
export const trash =
  <T extends N, N extends Entity>(store: Store<T, N>) =>
  async ({ parameters, ifVersion }: DeleteRequest): Promise<Audited<undefined>> => {
    const { id, name, files } = await moveToTrash(store, parameters.id, ifVersion);
    await tryToHide(files, () => markHidden(id));
    return new Audited(undefined, name);
  };
