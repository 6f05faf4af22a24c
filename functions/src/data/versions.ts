import type * as v from 'valibot';
import { Failure, requireFound } from '../errors.ts';
import type { Key } from './keys.ts';
import { parseRow } from './rows.ts';
import { type Condition, deleteIf, getItem, type Item } from './table.ts';

/** Attempts of a save without a version when concurrent saves change the item. */
const ATTEMPTS = 5;

interface Versioned {
  version: number;
}

/** The condition that an item still has this version. */
export const hasVersion = (version: number): Condition => ({
  expression: '#version = :version',
  names: { '#version': 'version' },
  values: { ':version': version },
});

/**
 * Changes what `read` finds: `save` gets it and says whether it could write. With `ifVersion` a newer version is a 409, without
 * one the change is made on whatever is newest. Nothing there is a 404. `findSaved` finds what the same request has saved before, as
 * the version after `ifVersion`.
 */
export async function changeLatest<T extends Versioned, R>(
  ifVersion: number | null,
  read: () => Promise<T | undefined>,
  save: (present: T) => Promise<R | undefined>,
  findSaved: (version: number) => Promise<R | undefined> = async () => undefined,
): Promise<R> {
  for (let attempt = 0; attempt < (ifVersion === null ? ATTEMPTS : 1); attempt++) {
    const present = requireFound(await read());
    if (ifVersion !== null && ifVersion !== present.version) break;
    const saved = await save(present);
    if (saved !== undefined) return saved;
  }
  const saved = ifVersion === null ? undefined : await findSaved(ifVersion + 1);
  if (saved) return saved;
  throw new Failure('conflict');
}

/**
 * Reads an item of exactly this version if the request with this digest saved it. The answer to a save may be lost: sent again over
 * the version before, it is no conflict with itself.
 */
export async function getSavedRow<S extends v.GenericSchema>(
  schema: S,
  key: Key,
  version: number,
  request: string | null,
): Promise<v.InferOutput<S> | undefined> {
  const item = request === null ? undefined : await getItem(key);
  return item?.version === version && item.savedRequest === request ? parseRow(schema, item) : undefined;
}

/** Deletes an item, of the version asked for where one is, and gives back what it was; a 404 or a 409 says why it could not. */
export async function deleteVersion(key: Key, ifVersion: number | null): Promise<Item> {
  // Read first: of an item whose deletion had to be repeated the table knows no more than the key.
  const present = requireFound(await getItem(key));
  const condition = ifVersion === null ? { expression: 'attribute_exists(pk)' } : hasVersion(ifVersion);
  const deleted = await deleteIf(key, condition);
  if (deleted) return { ...present, ...deleted };
  throw new Failure((await getItem(key)) ? 'conflict' : 'not_found');
}
