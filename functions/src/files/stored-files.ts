import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { variantsOf } from '@rombo/shared/contract/picture';
import { batchesOf } from '../batches.ts';
import { FILES_TIMEOUT_MS } from '../deadline.ts';
import { Failure } from '../errors.ts';
import { bestEffort } from '../logger.ts';
import { copyFile, removeAll, rename } from './bucket.ts';

/** The keys of a file and, for a picture, of its variants. */
export function keysOf(address: string): string[] {
  const key = address.slice(1);
  return key.endsWith('.pdf') ? [key] : [key, ...variantsOf(key)];
}

/** Changes the download name of a sheet. On failure it keeps its old one until the product is renamed again. */
export const renameSheet = (address: string, filename: string): Promise<void> =>
  bestEffort(
    () => rename(address.slice(1), 'application/pdf', filename),
    'A sheet keeps its former name',
    { address },
    FILES_TIMEOUT_MS,
  );

export const deleteFiles = (keys: string[]): Promise<void> =>
  bestEffort(() => removeAll(keys), 'Files are left to the sweep', { keys }, FILES_TIMEOUT_MS);

const AT_ONCE = 100;

export async function removeBatches(keys: string[]): Promise<void> {
  for (const batch of batchesOf(keys, AT_ONCE)) await removeAll(batch);
}

/** Prefix of files that only the trash or former versions name; the site does not serve it. */
export const HIDDEN = 'trash/';

const hiddenKey = (address: string): string => `${HIDDEN}${address.slice(1)}`;

export async function hideFiles(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await Promise.all(addresses.map((address) => copyFile(address.slice(1), hiddenKey(address))));
  await removeAll(addresses.flatMap(keysOf));
}

/** The same after an item was written, recorded by `note`. On failure the daily sweep does it. */
export async function tryToHide(addresses: readonly string[], note: () => Promise<void>): Promise<void> {
  if (addresses.length === 0) return;
  const hideAndNote = () => hideFiles(addresses).then(note);
  await bestEffort(hideAndNote, 'Files are left to the sweep', { addresses }, FILES_TIMEOUT_MS);
}

/** Copies hidden files back to their addresses; one that was never hidden is still there. */
export async function showFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => copyFile(hiddenKey(address), address.slice(1))));
}

/** Copies a file that is hidden or about to be; false if there is none. */
export const copyHidden = async (key: string, to: string, filename?: string): Promise<boolean> =>
  (await copyFile(HIDDEN + key, to, filename)) ||
  (await copyFile(key, to, filename)) ||
  // Hidden between the two.
  (await copyFile(HIDDEN + key, to, filename));

/** Deletes hidden files that nothing names any more; on failure the daily sweep does. */
export const removeHidden = (addresses: readonly string[]): Promise<void> => deleteFiles(addresses.map(hiddenKey));

const withAddresses = <T extends object>(entity: T, addresses: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(entity), (_, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  );

interface Copies {
  files: readonly string[];
  folder: string;
  /** What copies are saved as, by the address of the original. */
  names?: ReadonlyMap<string | null, string>;
  copyStored?: (from: string, to: string, filename?: string) => Promise<boolean>;
}

/** Copies files of an entity and returns it with their addresses. `remove` deletes the copies again. */
export async function copyFiles<T extends object>(
  entity: T,
  { files, folder, names, copyStored = copyFile }: Copies,
): Promise<{ copy: T; remove: () => Promise<void> }> {
  const addresses = new Map(files.map((address) => [address, `/${folder}/${randomUUID()}${extname(address)}`]));
  const copied = await Promise.all(
    [...addresses].map(([from, to]) => copyStored(from.slice(1), to.slice(1), names?.get(from))),
  );
  // The entity was deleted, or got other files, meanwhile.
  if (copied.includes(false)) throw new Failure('not_found');
  return {
    copy: withAddresses(entity, addresses),
    remove: () => removeAll([...addresses.values()].map((address) => address.slice(1))),
  };
}
