import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { Failure } from '../errors.ts';
import { copyFile, removeAll } from './bucket.ts';

/** Replaces addresses within an entity. */
const withAddresses = <T extends object>(entity: T, addresses: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(entity), (_, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  );

interface Copies {
  /** Addresses of the files to copy. */
  files: readonly string[];
  /** Folder of the copies. */
  folder: string;
  /** What copies are saved as, by the address of the original. */
  names?: ReadonlyMap<string | null, string>;
  /** Copies an object; false where there is none. */
  copyStored?: (from: string, to: string, filename?: string) => Promise<boolean>;
}

/**
 * Copies files of an entity and returns it with the addresses of the copies. `remove` deletes them if it cannot be stored; after a
 * crash the daily sweep does.
 */
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
