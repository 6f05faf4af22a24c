import type { TrashedItem } from '@rombo/shared/contract/trash';
import type { Entity, Store } from '../data/store.ts';
import {
  getTrashed,
  itemExists,
  markHidden,
  moveToTrash,
  removeEntry,
  restoreItem,
  subjectOf,
  type Trashed,
  toTrashedItem,
} from '../data/trash.ts';
import { requireFound } from '../errors.ts';
import { hideFiles, showFiles, type tryToHide } from '../files/stored-files.ts';
import { Audited } from '../http/types.ts';
import { bestEffort } from '../logger.ts';
import { FILES_TIMEOUT_MS } from '../time-limits.ts';
import type { DeleteRequest, Request } from './kind.ts';

/** Moves an entity to the trash, then hides its files. Kinds without files omit `hide`. */
export const trash =
  (store: Store<Entity>, hide?: typeof tryToHide) =>
  async ({ parameters, ifVersion }: DeleteRequest): Promise<Audited<undefined>> => {
    const trashed = await moveToTrash(store, parameters.id, ifVersion);
    await hide?.(trashed.files, () => markHidden(trashed.id));
    return new Audited(undefined, subjectOf(trashed));
  };

/** Hides public files of an item in the trash, and shows them again if it was restored in the meantime. */
export async function hideTrashed(entry: Trashed, files = entry.files): Promise<void> {
  if (files.length === 0) return;
  await hideFiles(files);
  if (await itemExists(entry)) await showFiles(files);
  else await markHidden(entry.id);
}

/** Restores a deleted entity, its files first: a failure hides them again. A retry or the sweep completes an interrupted restore. */
export const restoreFromTrash =
  (stores: Partial<Record<TrashedItem['kind'], Store<Entity>>>) =>
  async ({ parameters, user }: Pick<Request<{ id: string }>, 'parameters' | 'user'>): Promise<Audited<TrashedItem>> => {
    const trashed = await getTrashed(parameters.id);
    // Undefined for an entity that a newer release trashed.
    const store = requireFound(stores[trashed.kind]);
    try {
      await showFiles(trashed.files);
      // An entry is deleted before its files, so while it exists, all of its files do.
      await getTrashed(trashed.id);
      await restoreItem(store, trashed, user.username);
    } catch (error) {
      const hide = async () => (await itemExists(trashed)) || hideTrashed(trashed);
      await bestEffort(hide, 'Files are left to the sweep', { id: trashed.id }, FILES_TIMEOUT_MS);
      throw error;
    }
    // A deletion or the sweep may have hidden the files in between. One that reads the item from here on finds it restored.
    await showFiles(trashed.files);
    await removeEntry(trashed.id);
    return new Audited(toTrashedItem(trashed), subjectOf(trashed));
  };
