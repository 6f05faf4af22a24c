import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Product } from '@rombo/shared/collections/product';
import { Failure } from '../errors.ts';
import { copyFile, removeAll } from './bucket.ts';
import { sheetNames } from './product-media.ts';

/** A product with other addresses in the place of some. */
const withAddresses = (product: Product, addresses: ReadonlyMap<string, string>): Product =>
  JSON.parse(JSON.stringify(product), (_, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  );

/**
 * Copies the files of a product for another one, which is given back with the addresses of the copies. `remove` deletes them again
 * where that is not stored; after a crash the daily sweep does. `copyStored` says false of a file that is not there.
 */
export async function copyProductFiles(
  product: Product,
  copy: Product,
  files: readonly string[],
  copyStored = copyFile,
) {
  const addresses = new Map(
    files.map((address) => [address, `/media/products/${copy.id}/${randomUUID()}${extname(address)}`]),
  );
  const names = sheetNames(copy);
  const filenames = new Map([
    [product.technicalSheetUrl, names.it],
    [product.technicalSheetEnUrl, names.en],
  ]);
  const copied = await Promise.all(
    [...addresses].map(([from, to]) => copyStored(from.slice(1), to.slice(1), filenames.get(from))),
  );
  // The product was deleted, or got other files, meanwhile.
  if (copied.includes(false)) throw new Failure('not_found');
  return {
    copy: withAddresses(copy, addresses),
    remove: () => removeAll([...addresses.values()].map((address) => address.slice(1))),
  };
}
