import type { PointedProduct } from '@rombo/shared/collections/product';
import { cardOf, toPointed } from './cards.ts';
import { getProducts } from './product-lists.ts';
import { compareAscii } from './rows.ts';

interface Dated {
  id: string;
  date: string;
  createdAt: string;
}

export const newestFirst = (a: Dated, b: Dated): number =>
  compareAscii(b.date, a.date) || compareAscii(b.createdAt, a.createdAt) || compareAscii(b.id, a.id);

/** Adds the referenced products that visitors see, with one read for all entities. */
export async function withProducts<E>(
  entities: readonly E[],
  idsOf: (entity: E) => readonly string[],
): Promise<(E & { products: PointedProduct[] })[]> {
  const read = await getProducts([...new Set(entities.flatMap(idsOf))]);
  const products = new Map(read.map((product) => [product.id, toPointed(cardOf(product))]));
  return entities.map((entity) => ({ ...entity, products: idsOf(entity).flatMap((id) => products.get(id) ?? []) }));
}
