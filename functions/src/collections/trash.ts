import type { TrashedItem } from '@rombo/shared/contract/trash';
import type { Entity, Store } from '../data/store.ts';
import {
  getTrashed,
  markHidden,
  moveToTrash,
  removeEntry,
  restoreItem,
  subjectOf,
  toTrashedItem,
} from '../data/trash.ts';
import { requireFound } from '../errors.ts';
import { showFiles, type tryToHide } from '../files/stored-files.ts';
import { Audited } from '../http/types.ts';
import type { DeleteRequest, Request } from './kind.ts';

/** Moves an entity to the trash, then hides its files. Kinds without files omit `hide`. */
export const trash =
  (store: Store<Entity>, hide?: typeof tryToHide) =>
  async ({ parameters, ifVersion }: DeleteRequest): Promise<Audited<undefined>> => {
    const trashed = await moveToTrash(store, parameters.id, ifVersion);
    await hide?.(trashed.files, () => markHidden(trashed.id));
    return new Audited(undefined, subjectOf(trashed));
  };

/** Restores a deleted entity, its files first. A retry or the sweep completes an interrupted restore. */
export const restoreFromTrash =
  (stores: Partial<Record<TrashedItem['kind'], Store<Entity>>>) =>
  async ({ parameters, user }: Pick<Request<{ id: string }>, 'parameters' | 'user'>): Promise<Audited<TrashedItem>> => {
    const trashed = await getTrashed(parameters.id);
    // Undefined for an entity that a newer release trashed.
    const store = requireFound(stores[trashed.kind]);
    await showFiles(trashed.files);
    // An entry is deleted before its files, so while it exists, all of its files do.
    await getTrashed(trashed.id);
    await restoreItem(store, trashed, user.username);
    // A deletion or the sweep may have hidden the files in between. One that reads the item from here on finds it restored.
    await showFiles(trashed.files);
    await removeEntry(trashed.id);
    return new Audited(toTrashedItem(trashed), subjectOf(trashed));
  };
