import { codesIn } from '@rombo/shared/collections/article-codes';
import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import {
  type Mention,
  type PointedProduct,
  type Product,
  type ProductDetails,
  type ProductInput,
  RelatedProduct,
} from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/product-status';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { toCard } from './outlines.ts';
import { getProduct, ProductRow } from './products.ts';
import { listParts } from './related.ts';
import { parseRows } from './rows.ts';
import { getItems, type Item } from './table.ts';

/** The engines among items, in the order of these ids; what is gone or is no engine is left out. */
function enginesOf(items: readonly Item[], ids: readonly string[]): Product[] {
  const engines = parseRows(ProductRow, items).filter(({ category }) => category === 'motori');
  const byId = new Map(engines.map((engine) => [engine.id, engine]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Refuses a form that names a product that is no engine. Engines that are stored already may be gone meanwhile. */
export async function checkFits({ fits = [] }: ProductInput, current?: Product): Promise<void> {
  const added = fits.filter((id) => !current?.fits?.includes(id));
  const engines = new Set(enginesOf(await getItems(added.map(keys.product)), added).map(({ id }) => id));
  const unknown = fits.findIndex((id) => added.includes(id) && !engines.has(id));
  if (unknown >= 0) throw invalid(`fits.${unknown}`, 'unknown_engine');
}

/** The fields that a product of its category cannot have: an engine is nobody's part. */
export const withoutFit = ({ category }: Pick<Product, 'category'>) =>
  category === 'motori' ? { fits: undefined, partType: undefined } : {};

/** Products of a whole list, with those engines only that are in it. */
export function withListedEngines(products: readonly Product[]): Product[] {
  const engines = new Set(products.filter(({ category }) => category === 'motori').map(({ id }) => id));
  return products.map((product) =>
    product.fits ? { ...product, fits: product.fits.filter((id) => engines.has(id)) } : product,
  );
}

type Points = { product?: string | undefined }[];

const productsIn = (points: Points = []): string[] => [
  ...new Set(points.flatMap(({ product }) => (product === undefined ? [] : [product]))),
];

const readProducts = async (ids: readonly string[]): Promise<Product[]> =>
  parseRows(ProductRow, await getItems(ids.map(keys.product)));

/** Refuses a form whose exploded view names the product itself or one that is not there. Those that are stored already may be gone meanwhile. */
export async function checkPoints({ explodedView }: ProductInput, current?: Product): Promise<void> {
  const points = explodedView?.points ?? [];
  const known = productsIn(current?.explodedView?.points);
  const added = productsIn(points).filter((id) => !known.includes(id));
  const found = new Set((await readProducts(added.filter((id) => id !== current?.id))).map(({ id }) => id));
  const unknown = points.findIndex(({ product }) => product && added.includes(product) && !found.has(product));
  if (unknown >= 0) throw invalid(`explodedView.points.${unknown}.product`, 'unknown_product');
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

/** Refuses a successor that is the product itself or none; one that is stored stays, even where it is deleted meanwhile. */
export async function checkSuccessor({ successor }: Pick<ProductInput, 'successor'>, current?: Product): Promise<void> {
  if (!successor || successor === current?.successor) return;
  if (successor !== current?.id && (await getProduct(successor))) return;
  throw invalid('successor', 'no_such_product');
}

/** Removes the successor of a product that a form puts on sale again. */
export const withoutSuccessor = (fields: Pick<ProductInput, 'availability' | 'successor'>) =>
  'availability' in fields && fields.availability !== 'discontinued' ? { successor: undefined } : {};

/** The product that replaces a discontinued one, as a card shows it; without one the successor is not named either. */
export async function readSuccessor({
  successor,
}: Product): Promise<{ successor?: undefined; replacement?: RelatedProduct }> {
  if (!successor) return {};
  const product = await getProduct(successor);
  return product && isPublic(product) ? { replacement: toCard(product) } : { successor: undefined };
}

type Fit = Pick<ProductDetails, 'fits' | 'engines' | 'parts' | 'mentions'>;

const MENTIONS = 30;

const mentionedBy = ({ description, technicalSpecs }: Product): string[] =>
  codesIn([description, ...Object.values(technicalSpecs)])
    .filter((code) => code !== technicalSpecs[ARTICLE_CODE])
    .slice(0, MENTIONS);

const mentionsIn = (cards: readonly RelatedProduct[], codes: readonly string[]): Mention[] =>
  cards.flatMap(({ articleCode, slug }) =>
    articleCode && codes.includes(articleCode) ? [{ code: articleCode, slug }] : [],
  );

/** Reads the parts of an engine or the engines of a part, with the products that its texts name: one call, or none where there is nothing. */
export async function readFit(product: Product): Promise<Fit> {
  const codes = mentionedBy(product);
  if (product.category === 'motori') {
    const parts = await listParts(product.id);
    return { parts, mentions: mentionsIn(parts, codes) };
  }
  const { fits = [] } = product;
  const items = await getItems([...fits.map(keys.product), ...codes.map(keys.code)]);
  const isCard = ({ pk }: { pk: string }) => pk === keys.code('').pk;
  const engines = enginesOf(
    items.filter((item) => !isCard(item)),
    fits,
  ).filter(isPublic);
  const named = parseRows(RelatedProduct, items.filter(isCard));
  return {
    fits: engines.map(({ id }) => id),
    engines: engines.map(toCard),
    mentions: mentionsIn(named, codes),
  };
}
