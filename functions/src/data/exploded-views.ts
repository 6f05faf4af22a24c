import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import type { PointedProduct, Product, ProductDetails, ProductInput } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/contract/is-public';
import { invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { ProductRow } from './products.ts';
import { toCard } from './related-items.ts';
import { parseRows } from './rows.ts';
import { getItems } from './table.ts';

type Points = { product?: string | undefined }[];

const productsIn = (points: Points = []): string[] => [
  ...new Set(points.flatMap(({ product }) => (product === undefined ? [] : [product]))),
];

const readProducts = async (ids: readonly string[]): Promise<Product[]> =>
  parseRows(ProductRow, await getItems(ids.map(keys.product)));

/** Refuses a form whose exploded view names the product itself or one that is not there. Those that are stored already may be gone meanwhile. */
export async function checkPoints({ explodedView }: ProductInput, present?: Product): Promise<void> {
  const points = explodedView?.points ?? [];
  const known = productsIn(present?.explodedView?.points);
  const added = productsIn(points).filter((id) => !known.includes(id));
  const found = new Set((await readProducts(added.filter((id) => id !== present?.id))).map(({ id }) => id));
  const unknown = points.findIndex(({ product }) => product && added.includes(product) && !found.has(product));
  if (unknown >= 0) throw invalid(`explodedView.points.${unknown}.product`, 'Prodotto sconosciuto');
}

/** An exploded view whose points name these products only: any other point is left with its text. */
const withProducts = (view: ExplodedView, isListed: (id: string) => boolean): ExplodedView => ({
  ...view,
  points: view.points.map(({ product, ...point }) =>
    product !== undefined && isListed(product) ? { ...point, product } : point,
  ),
});

type Pointing = Pick<ProductDetails, 'explodedView' | 'pointed'>;

/** Reads the products that visitors see of those that a product's exploded view names: one call, or none without a view. */
export async function readPointed({ explodedView }: Product): Promise<Required<Pointing> | undefined> {
  if (!explodedView) return undefined;
  const products = (await readProducts(productsIn(explodedView.points))).filter(isPublic);
  const ids = new Set(products.map(({ id }) => id));
  return { explodedView: withProducts(explodedView, (id) => ids.has(id)), pointed: products.map(toPointed) };
}

function toPointed(product: Product): PointedProduct {
  const { id, slug, slugEn, name, articleCode, translations } = toCard(product);
  return { id, slug, slugEn, name, articleCode, ...(translations && { translations }) };
}

/** The exploded view of a page and its products, without the parts that the page lists anyway. */
export function withoutParts(
  parts: readonly { id: string }[] = [],
  { pointed = [], ...view }: Pointing = {},
): Pointing {
  const listed = new Set(parts.map(({ id }) => id));
  const others = pointed.filter(({ id }) => !listed.has(id));
  return { ...view, ...(others.length > 0 && { pointed: others }) };
}

/** Products of a whole list, whose exploded views name only products that are in it. */
export function withListedPoints(products: readonly Product[]): Product[] {
  const ids = new Set(products.map(({ id }) => id));
  return products.map((product) =>
    product.explodedView
      ? { ...product, explodedView: withProducts(product.explodedView, (id) => ids.has(id)) }
      : product,
  );
}
