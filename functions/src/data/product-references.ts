import { codesIn } from '@rombo/shared/collections/article-codes';
import type { ExplodedView } from '@rombo/shared/collections/exploded-view';
import type {
  FittingPart,
  Mention,
  Product,
  ProductDetails,
  ProductInput,
  RelatedProduct,
} from '@rombo/shared/collections/product';
import { replacedTogether } from '@rombo/shared/collections/replaced-together';
import { pick } from '@rombo/shared/contract/keys-of';
import { slugFields } from '@rombo/shared/contract/language-fields';
import { ARTICLE_CODE } from '@rombo/shared/words/spec-labels';
import { invalid } from '../errors.ts';
import { type Card, toPart, toPointed, toRelated } from './cards.ts';
import { getProduct, readProducts } from './products.ts';
import { compareAscii } from './rows.ts';

const isEngine = ({ category }: Pick<Product, 'category'>): boolean => category === 'motori';

const productsIn = (view: { points?: readonly { product?: string | undefined }[] | undefined } | null = null) =>
  (view?.points ?? []).flatMap(({ product }) => product ?? []);

/**
 * Refuses a field that names the product itself or another one that is no engine. Ids in `stored` are accepted: their engines may have been
 * deleted.
 */
export async function checkEngines(
  field: string,
  ids: readonly string[],
  stored: readonly string[] = [],
  own?: string,
): Promise<void> {
  const added = ids.filter((id) => !stored.includes(id));
  const engines = new Set((await readProducts(added.filter((id) => id !== own))).filter(isEngine).map(({ id }) => id));
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

/** Removes references to engines and products that visitors do not see. */
export function withListedReferences(products: readonly Product[], cards: readonly Card[]): Product[] {
  const listed = [...cards, ...products];
  const ids = new Set(listed.map(({ id }) => id));
  const engines = new Set(listed.filter(isEngine).map(({ id }) => id));
  return products.map(({ fits, explodedView, successor, ...product }) => ({
    ...product,
    ...(fits && { fits: fits.filter((id) => engines.has(id)) }),
    ...(explodedView && { explodedView: withProducts(explodedView, (id) => ids.has(id)) }),
    ...(successor && ids.has(successor) && { successor }),
  }));
}

const RELATED_COUNT = 4;

/** Returns other products of the category, those of the same displacement first, then featured ones, then the newest. */
export function relatedTo({ id, category, subcategory }: Product, cards: readonly Card[]): RelatedProduct[] {
  const isSame = (card: Card) => card.subcategory === subcategory;
  return cards
    .filter((card) => card.id !== id && card.category === category && (!isEngine(card) || isSame(card)))
    .sort(
      (a, b) =>
        Number(isSame(b)) - Number(isSame(a)) ||
        Number(b.featured) - Number(a.featured) ||
        compareAscii(b.createdAt, a.createdAt) ||
        compareAscii(b.id, a.id),
    )
    .slice(0, RELATED_COUNT)
    .map(toRelated);
}

const MAX_MENTIONS = 30;

/** Returns the products whose codes are in texts, except the own code. */
export function mentionsIn(texts: readonly string[], cards: readonly Card[], own?: string): Mention[] {
  const named = codesIn(texts)
    .filter((code) => code !== own)
    .slice(0, MAX_MENTIONS);
  return cards.flatMap((card) => (named.includes(card.code) ? [pick(card, 'code', ...slugFields)] : []));
}

/** Returns the products whose codes are in the texts of a product. */
export const mentionsOf = ({ description, technicalSpecs }: Product, cards: readonly Card[]): Mention[] =>
  mentionsIn([description, ...Object.values(technicalSpecs)], cards, technicalSpecs[ARTICLE_CODE]);

const partsAmong = (cards: readonly Card[], isWanted: (card: Card) => boolean): FittingPart[] =>
  cards
    .filter(isWanted)
    .sort((a, b) => compareAscii(a.name, b.name) || compareAscii(a.id, b.id))
    .map(toPart);

const MAX_SAME_KIND = 8;

/** Returns the parts for the first public engine of a part, and those of its type for others. */
function otherParts({ id, partType }: Product, engine: string | undefined, cards: readonly Card[]) {
  if (!engine || !partType) return {};
  const fitting = partsAmong(cards, ({ fits = [] }) => fits.includes(engine));
  const sameKind = partsAmong(
    cards,
    (card) => card.partType === partType && card.id !== id && !card.fits?.includes(engine),
  );
  return { together: replacedTogether({ id, partType }, fitting), sameKind: sameKind.slice(0, MAX_SAME_KIND) };
}

type References = Omit<ProductDetails, Exclude<keyof Product, 'fits' | 'successor' | 'explodedView'> | 'results'>;

/** Returns the products that the page of a product shows or links. */
export function referencesOf(product: Product, cards: readonly Card[]): References {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const { id, fits = [], successor, explodedView } = product;
  const parts = isEngine(product) ? partsAmong(cards, (card) => card.fits?.includes(id) ?? false) : undefined;
  const engines = fits.flatMap((fit) => byId.get(fit) ?? []).filter(isEngine);
  const pointed = [...new Set(productsIn(explodedView))].flatMap((point) => byId.get(point) ?? []);
  // The page lists its parts already.
  const others = pointed.filter((card) => !parts?.some((part) => part.id === card.id));
  const replacement = byId.get(successor ?? '');
  return {
    related: relatedTo(product, cards),
    mentions: mentionsOf(product, cards),
    ...(parts
      ? { parts }
      : {
          fits: engines.map((engine) => engine.id),
          engines: engines.map(toRelated),
          ...otherParts(product, engines[0]?.id, cards),
        }),
    ...(successor && (replacement ? { replacement: toRelated(replacement) } : { successor: undefined })),
    ...(explodedView && { explodedView: withProducts(explodedView, (point) => byId.has(point)) }),
    ...(others.length > 0 && { pointed: others.map(toPointed) }),
  };
}
