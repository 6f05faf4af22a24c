import type { Product } from '@rombo/shared/collections/product';
import { isDue } from '@rombo/shared/collections/product-status';
import { type ProductVersion, VERSIONS_KEPT } from '@rombo/shared/collections/product-version';
import * as v from 'valibot';
import { requireFound } from '../errors.ts';
import { changedFields } from './changed-fields.ts';
import { keys, partitions } from './keys.ts';
import { ProductRow } from './products.ts';
import { getRow, parseRow, parseRows } from './rows.ts';
import { getItem, queryLast } from './table.ts';

const Saved = v.pipe(
  v.looseObject({ savedBy: v.optional(v.nullable(v.string()), null) }),
  v.transform((item) => ({ by: item.savedBy, product: v.parse(ProductRow, item) })),
);
const Row = v.object({ item: v.looseObject({ pk: v.string(), sk: v.string(), version: v.number() }) });

/** Lists the versions of a product, the present one first; 404 when there is no such product. */
export async function listVersions(id: string): Promise<ProductVersion[]> {
  const [present, former] = await Promise.all([
    getItem(keys.product(id)),
    queryLast(partitions.versions, `${id}#`, VERSIONS_KEPT),
  ]);
  const newest = requireFound(present);
  const older = parseRows(Row, former).flatMap(({ item }) => (item.version < Number(newest.version) ? [item] : []));
  const saved = parseRows(Saved, [newest, ...older]);
  return saved.slice(0, VERSIONS_KEPT).map(({ product, by }, at) => {
    const before = saved[at + 1]?.product;
    const { version, updatedAt } = product;
    return { version, at: updatedAt, by, changes: before ? changedFields(before, product) : [] };
  });
}

/** Reads a former version of a product. */
export async function getVersion(id: string, version: number): Promise<Product | undefined> {
  const row = await getRow(Row, keys.version(id, version));
  return row && parseRow(ProductRow, row.item);
}

/** A former version as it follows the present one. A draft whose time of publication has passed would be published at once: it has none. */
export const asNextVersion = ({ publishAt, ...former }: Product, { version }: Product): Product => ({
  ...former,
  ...(publishAt && !isDue({ ...former, publishAt }) && { publishAt }),
  version: version + 1,
  updatedAt: new Date().toISOString(),
});
