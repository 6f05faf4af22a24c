import type { PointedProduct } from '@rombo/shared/collections/product';
import { getProducts } from './product-lists.ts';
import { toPointed } from './product-references.ts';
import { compareAscii } from './rows.ts';

interface Dated {
  id: string;
  date: string;
  createdAt: string;
}

/** Orders entities by their day, the newest first; those of one day by their creation. */
export const newestFirst = (a: Dated, b: Dated): number =>
  compareAscii(b.date, a.date) || compareAscii(b.createdAt, a.createdAt) || compareAscii(b.id, a.id);

/** Adds the products that entities name, as far as visitors see them. One call for all of them. */
export async function withProducts<E>(
  entities: readonly E[],
  idsOf: (entity: E) => readonly string[],
): Promise<(E & { products: PointedProduct[] })[]> {
  const read = await getProducts([...new Set(entities.flatMap(idsOf))]);
  const products = new Map(read.map((product) => [product.id, toPointed(product)]));
  return entities.map((entity) => ({ ...entity, products: idsOf(entity).flatMap((id) => products.get(id) ?? []) }));
}
