import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { variantsOf } from '@rombo/shared/contract/picture';
import { batchesOf } from '../batches.ts';
import { Failure } from '../errors.ts';
import { bestEffort } from '../logger.ts';
import { FILES_TIMEOUT_MS } from '../time-limits.ts';
import { copyFile, readHead, removeAll, store } from './bucket.ts';
import { HIDDEN } from './media-keys.ts';

function keysOf(address: string): string[] {
  const key = address.slice(1);
  return key.endsWith('.pdf') ? [key] : [key, ...variantsOf(key)];
}

/** Changes the download name of a sheet. If this fails, the sheet keeps its old name until the product is renamed again. */
export async function renameSheet(address: string, filename: string): Promise<void> {
  const key = address.slice(1);
  await bestEffort(() => copyFile(key, key, filename), 'A sheet keeps its former name', { address }, FILES_TIMEOUT_MS);
}

export const deleteFiles = (keys: string[]): Promise<void> =>
  bestEffort(() => removeAll(keys), 'Files are left to the sweep', { keys }, FILES_TIMEOUT_MS);

/**
 * Stores a variant of a picture. Returns false if the original was deleted in the meantime: the deletion may have missed the variant, which
 * is deleted again.
 */
export async function storeVariant(original: string, key: string, bytes: Uint8Array, type: string): Promise<boolean> {
  await store(key, bytes, type);
  if (await readHead(original, 1)) return true;
  await deleteFiles([key]);
  return false;
}

const BATCH_SIZE = 100;

export async function removeBatches(keys: string[]): Promise<void> {
  for (const batch of batchesOf(keys, BATCH_SIZE)) await removeAll(batch);
}

const hiddenKey = (address: string): string => `${HIDDEN}${address.slice(1)}`;

export async function hideFiles(addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await Promise.all(addresses.map((address) => copyFile(address.slice(1), hiddenKey(address))));
  await removeBatches(addresses.flatMap(keysOf));
}

/** Hides files after an item was written, and records it with `note`. If this fails, the daily sweep hides them. */
export async function tryToHide(addresses: readonly string[], note: () => Promise<void>): Promise<void> {
  if (addresses.length === 0) return;
  const hideAndNote = () => hideFiles(addresses).then(note);
  await bestEffort(hideAndNote, 'Files are left to the sweep', { addresses }, FILES_TIMEOUT_MS);
}

/** Copies hidden files back to their addresses. A file that was never hidden stays in place. */
export async function showFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => copyFile(hiddenKey(address), address.slice(1))));
}

/** Copies a file that is hidden or about to be. Returns false if it is missing. */
export const copyHidden = async (key: string, to: string, filename?: string): Promise<boolean> =>
  (await copyFile(HIDDEN + key, to, filename)) ||
  (await copyFile(key, to, filename)) ||
  // Hidden between the two attempts.
  (await copyFile(HIDDEN + key, to, filename));

/** Deletes hidden files that nothing references. If this fails, the daily sweep deletes them. */
export const removeHidden = (addresses: readonly string[]): Promise<void> => deleteFiles(addresses.map(hiddenKey));

const withAddresses = <T extends object>(entity: T, addresses: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(entity), (_, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  );

interface Copies {
  files: readonly string[];
  folder: string;
  names?: ReadonlyMap<string | null, string>;
  copyStored?: (from: string, to: string, filename?: string) => Promise<boolean>;
}

/** Copies files of an entity. Returns the entity with the new addresses, and `remove`, which deletes the copies. */
export async function copyFiles<T extends object>(
  entity: T,
  { files, folder, names, copyStored = copyFile }: Copies,
): Promise<{ copy: T; remove: () => Promise<void> }> {
  const addresses = new Map(files.map((address) => [address, `/${folder}/${randomUUID()}${extname(address)}`]));
  const copied = await Promise.all(
    [...addresses].map(([from, to]) => copyStored(from.slice(1), to.slice(1), names?.get(from))),
  );
  // The entity was deleted or got other files in the meantime.
  if (copied.includes(false)) throw new Failure('not_found');
  return {
    copy: withAddresses(entity, addresses),
    remove: () => deleteFiles([...addresses.values()].map((address) => address.slice(1))),
  };
}
