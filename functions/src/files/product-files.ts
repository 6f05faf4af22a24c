import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Product } from '@rombo/shared/product';
import { Failure } from '../errors.ts';
import { copyFile, removeAll } from './bucket.ts';
import { sheetNames } from './product-media.ts';

const folderOf = (id: string): string => `/media/products/${id}/`;

/** The addresses of a product's own files, wherever its fields name them, each once. */
export function filesOf(product: Product): string[] {
  const found = new Set<string>();
  JSON.stringify(product, (_, value: unknown) => {
    if (typeof value === 'string' && isFileOf(product.id, value)) found.add(value);
    return value;
  });
  return [...found];
}

const isFileOf = (id: string, text: string): boolean => {
  const folder = folderOf(id);
  return text.startsWith(folder) && /^[\w-]+\.[a-z]{3,4}$/.test(text.slice(folder.length));
};

/** A product with other addresses in the place of some. */
const withAddresses = (product: Product, addresses: ReadonlyMap<string, string>): Product =>
  JSON.parse(JSON.stringify(product), (_, value: unknown) =>
    typeof value === 'string' ? (addresses.get(value) ?? value) : value,
  );

/**
 * Copies the files of a product for another one, which is given back with the addresses of the copies. `remove` deletes them again
 * where that is not stored; after a crash the daily sweep does.
 */
export async function copyProductFiles(product: Product, copy: Product) {
  const addresses = new Map(
    filesOf(product).map((address) => [address, `${folderOf(copy.id)}${randomUUID()}${extname(address)}`]),
  );
  const names = sheetNames(copy);
  const filenames = new Map([
    [product.technicalSheetUrl, names.it],
    [product.technicalSheetEnUrl, names.en],
  ]);
  const copied = await Promise.all(
    [...addresses].map(([from, to]) => copyFile(from.slice(1), to.slice(1), filenames.get(from))),
  );
  // The product was deleted, or got other files, meanwhile.
  if (copied.includes(false)) throw new Failure('not_found');
  return {
    copy: withAddresses(copy, addresses),
    remove: () => removeAll([...addresses.values()].map((address) => address.slice(1))),
  };
}
