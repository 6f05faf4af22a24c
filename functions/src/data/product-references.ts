import { codesIn } from '@rombo/shared/collections/article-codes';
import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import {
  type FittingPart,
  type Mention,
  type PointedProduct,
  type Product,
  type ProductDetails,
  type ProductInput,
  RelatedProduct,
} from '@rombo/shared/collections/product';
import { replacedTogether } from '@rombo/shared/collections/replaced-together';
import { isPublic } from '@rombo/shared/collections/status';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { invalid } from '../errors.ts';
import { keys } from './keys.ts';
import { toCard } from './outlines.ts';
import { getProduct, readProducts } from './products.ts';
import { listParts } from './related.ts';
import { parseRows } from './rows.ts';
import { getItems } from './table.ts';

const isEngine = ({ category }: Pick<Product, 'category'>): boolean => category === 'motori';

const productsIn = (view: { points?: readonly { product?: string | undefined }[] | undefined } | null = null) =>
  (view?.points ?? []).flatMap(({ product }) => product ?? []);

/** Refuses a field that names a product other than an engine. Ids in `stored` are accepted: their engines may have been deleted. */
export async function checkEngines(field: string, ids: readonly string[], stored: readonly string[] = []) {
  const added = ids.filter((id) => !stored.includes(id));
  const engines = new Set((await readProducts(added)).filter(isEngine).map(({ id }) => id));
  const unknown = ids.findIndex((id) => added.includes(id) && !engines.has(id));
  if (unknown >= 0) throw invalid(`${field}.${unknown}`, 'unknown_engine');
}

/** Refuses a field that names the product itself or an unknown one. The `stored` id is accepted: its product may have been deleted. */
export async function checkProduct(field: string, id: string | undefined, stored?: string, own?: string) {
  if (!id || id === stored || (id !== own && (await getProduct(id)))) return;
  throw invalid(field, 'no_such_product');
}

/** Refuses an exploded view that names the product itself or an unknown one. Stored ids are accepted: they may have been deleted. */
export async function checkPoints({ explodedView }: ProductInput, current?: Product): Promise<void> {
  const known = productsIn(current?.explodedView);
  const isAdded = (id: string | undefined) => id !== undefined && !known.includes(id);
  const added = productsIn(explodedView).filter((id) => isAdded(id) && id !== current?.id);
  const found = new Set((await readProducts(added)).map(({ id }) => id));
  const missing = explodedView?.points?.findIndex(
    ({ product = '' }) => product && isAdded(product) && !found.has(product),
  );
  if (missing !== undefined && missing >= 0) throw invalid(`explodedView.points.${missing}.product`, 'unknown_product');
}

/** Unsets the fields that an engine cannot have, and those of another availability. */
export const withoutInapplicableFields = (fields: Pick<ProductInput, 'category' | 'availability' | 'successor'>) => ({
  ...(isEngine(fields) && { fits: undefined, partType: undefined }),
  ...('availability' in fields && fields.availability !== 'discontinued' && { successor: undefined }),
  ...('availability' in fields && fields.availability !== 'sold_out' && { backOn: undefined }),
});

const withProducts = (view: ExplodedView, isListed: (id: string) => boolean): ExplodedView => ({
  ...view,
  points: view.points.map(({ product, ...point }) =>
    product !== undefined && isListed(product) ? { ...point, product } : point,
  ),
});

/** Removes references to engines and products that are not in the list, which must be a whole one. */
export function withListedReferences(products: readonly Product[]): Product[] {
  const ids = new Set(products.map(({ id }) => id));
  const engines = new Set(products.filter(isEngine).map(({ id }) => id));
  return products.map(({ fits, explodedView, ...product }) => ({
    ...product,
    ...(fits && { fits: fits.filter((id) => engines.has(id)) }),
    ...(explodedView && { explodedView: withProducts(explodedView, (id) => ids.has(id)) }),
  }));
}

export async function readPointed({
  explodedView,
}: Product): Promise<{ pointed: PointedProduct[]; explodedView?: ExplodedView }> {
  if (!explodedView) return { pointed: [] };
  const products = (await readProducts([...new Set(productsIn(explodedView))])).filter(isPublic);
  const ids = new Set(products.map(({ id }) => id));
  return { explodedView: withProducts(explodedView, (id) => ids.has(id)), pointed: products.map(toPointed) };
}

export function toPointed(product: Product): PointedProduct {
  const { id, slug, slugEn, name, articleCode, translations } = toCard(product);
  return { id, slug, slugEn, name, articleCode, ...(translations && { translations }) };
}

export async function readSuccessor({
  successor,
}: Product): Promise<{ successor?: undefined; replacement?: RelatedProduct }> {
  if (!successor) return {};
  const product = await getProduct(successor);
  return product && isPublic(product) ? { replacement: toCard(product) } : { successor: undefined };
}

type Fit = Pick<ProductDetails, 'fits' | 'engines' | 'parts' | 'mentions' | 'together' | 'sameKind'>;

const MAX_MENTIONS = 30;

const mentionedBy = ({ description, technicalSpecs }: Product): string[] =>
  codesIn([description, ...Object.values(technicalSpecs)])
    .filter((code) => code !== technicalSpecs[ARTICLE_CODE])
    .slice(0, MAX_MENTIONS);

const mentionsIn = (cards: readonly RelatedProduct[], codes: readonly string[]): Mention[] =>
  cards.flatMap(({ articleCode, slug }) =>
    articleCode && codes.includes(articleCode) ? [{ code: articleCode, slug }] : [],
  );

export async function readMentions(product: Product): Promise<Mention[]> {
  const codes = mentionedBy(product);
  return mentionsIn(parseRows(RelatedProduct, await getItems(codes.map(keys.code))), codes);
}

const MAX_SAME_KIND = 8;

async function readOtherParts({
  id,
  partType,
  fits: [engine] = [],
}: Product): Promise<Pick<Fit, 'together' | 'sameKind'>> {
  if (!engine || !partType) return {};
  const [fitting, kind] = await Promise.all([listParts(engine), listParts(partType)]);
  const isOther = (part: FittingPart) => part.id !== id;
  const together = replacedTogether({ id, partType }, fitting);
  const sameKind = kind.filter((part) => isOther(part) && !fitting.some((other) => other.id === part.id));
  return { together, sameKind: sameKind.slice(0, MAX_SAME_KIND) };
}

/** Reads the parts of an engine, or the engines of a part and other parts, and the products in its texts: at most four parallel reads. */
export async function readFit(product: Product): Promise<Fit> {
  if (isEngine(product)) {
    const parts = await listParts(product.id);
    return { parts, mentions: mentionsIn(parts, mentionedBy(product)) };
  }
  const [fitting, mentions, others] = await Promise.all([
    readProducts(product.fits ?? []),
    readMentions(product),
    readOtherParts(product),
  ]);
  const engines = fitting.filter((engine) => isEngine(engine) && isPublic(engine));
  return {
    fits: engines.map(({ id }) => id),
    engines: engines.map(toCard),
    mentions,
    ...others,
  };
}
