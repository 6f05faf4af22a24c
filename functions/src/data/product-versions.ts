import type { Product } from '@rombo/shared/product';
import { isDue } from '@rombo/shared/product-status';
import { type ProductVersion, VERSIONS_KEPT } from '@rombo/shared/product-version';
import * as v from 'valibot';
import { Failure } from '../errors.ts';
import { changedFields } from './changed-fields.ts';
import { keys, partitions } from './keys.ts';
import { ProductRow } from './products.ts';
import { parseRow, parseRows } from './rows.ts';
import { deleteItem, getItem, type Item, put, queryBeginning, queryFields, queryLast } from './table.ts';

const Saved = v.pipe(
  v.looseObject({ savedBy: v.optional(v.nullable(v.string()), null) }),
  v.transform((item) => ({ by: item.savedBy, product: v.parse(ProductRow, item) })),
);
const Row = v.object({ item: v.looseObject({ pk: v.string(), sk: v.string(), version: v.number() }) });
const FilesRow = v.object({ sk: v.string(), files: v.array(v.string()) });

/** Lists the versions of a product, the present one first; 404 when there is no such product. */
export async function listVersions(id: string): Promise<ProductVersion[]> {
  const [present, former] = await Promise.all([
    getItem(keys.product(id)),
    queryLast(partitions.versions, `${id}#`, VERSIONS_KEPT),
  ]);
  if (!present) throw new Failure('not_found');
  const older = parseRows(Row, former).flatMap(({ item }) => (item.version < Number(present.version) ? [item] : []));
  const saved = parseRows(Saved, [present, ...older]);
  return saved.slice(0, VERSIONS_KEPT).map(({ product, by }, at) => {
    const before = saved[at + 1]?.product;
    const { version, updatedAt } = product;
    return { version, at: updatedAt, by, changes: before ? changedFields(before, product) : [] };
  });
}

/** Reads a former version of a product. */
export async function getVersion(id: string, version: number): Promise<Product | undefined> {
  const row = await getItem(keys.version(id, version));
  return row && parseRow(ProductRow, parseRow(Row, row).item);
}

/** A former version as it follows the present one. A draft whose time of publication has passed would be published at once: it has none. */
export const renewed = ({ publishAt, ...former }: Product, { version }: Product): Product => ({
  ...former,
  ...(publishAt && !isDue({ ...former, publishAt }) && { publishAt }),
  version: version + 1,
  updatedAt: new Date().toISOString(),
});

/** A former version by what the daily sweep needs of it. */
export interface VersionFiles {
  /** The product's id. */
  id: string;
  sk: string;
  files: string[];
}

/** Lists the former versions of all products, those of each from the oldest on. */
export async function listVersionFiles(): Promise<VersionFiles[]> {
  const items = await queryFields(partitions.versions, ['pk', 'sk', 'files']);
  return items.map((item) => {
    const { sk, files } = parseRow(FilesRow, item);
    return { id: sk.split('#')[0] ?? '', sk, files };
  });
}

/** Deletes a former version. */
export const removeVersion = ({ sk }: Pick<VersionFiles, 'sk'>): Promise<void> =>
  deleteItem({ pk: partitions.versions, sk });

/** Deletes the former versions of a product and gives the addresses of their files. */
export async function removeVersions(id: string): Promise<string[]> {
  const items = await queryBeginning(partitions.versions, `${id}#`);
  const rows = items.map((item) => parseRow(FilesRow, item));
  await Promise.all(rows.map(removeVersion));
  return [...new Set(rows.flatMap(({ files }) => files))];
}

/** True where a product is there, or in the trash. */
export const isKnown = async (id: string): Promise<boolean> =>
  Boolean((await getItem(keys.trash(id))) ?? (await getItem(keys.product(id))));

/** Has the former versions of a product name a file by another address. */
export async function replaceInVersions(id: string, address: string, replacement: string): Promise<void> {
  for (const item of await queryBeginning(partitions.versions, `${id}#`)) {
    const text = JSON.stringify(item, (_, value) => (value === address ? replacement : value));
    if (text !== JSON.stringify(item)) await put(JSON.parse(text) as Item);
  }
}
