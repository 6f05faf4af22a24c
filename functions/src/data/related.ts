import { isDeepStrictEqual } from 'node:util';
import { partTypes } from '@rombo/shared/collections/categories';
import { categoryKeys, FittingPart, type Product, RelatedProduct } from '@rombo/shared/collections/product';
import * as v from 'valibot';
import { bestEffort } from '../logger.ts';
import { changeCatalogueVersion, getCatalogueVersion } from './catalogue-version.ts';
import { type Key, keys, partitions } from './keys.ts';
import { groupsOf, INCOMPLETE, OUTLINE_FORMAT, relatedItems } from './outlines.ts';
import { compareAscii, parseRows } from './rows.ts';
import { deleteItem, type Item, put, queryAll, queryPage } from './table.ts';

const RELATED_COUNT = 4;

const partitionOf = (category: Product['category'], group: Product['subcategory']) =>
  keys.related(category, group, []).pk;

/** Cards of older releases have no English slug. */
const Row = v.object({ ...RelatedProduct.entries, slugEn: v.optional(RelatedProduct.entries.slugEn, null) });

/** Lists other products of the category with one query, those of the same displacement first. For an engine, lists only those. */
export async function listRelated({ id, category, subcategory }: Product): Promise<RelatedProduct[]> {
  const { items } = await queryPage(partitionOf(category, subcategory), {
    newestFirst: true,
    limit: RELATED_COUNT + 1,
  });
  const others = parseRows(Row, items).filter(
    (other) => other.id !== id && (category !== 'motori' || other.subcategory === subcategory),
  );
  return others.slice(0, RELATED_COUNT);
}

export async function listParts(engineOrKind: string): Promise<FittingPart[]> {
  const parts = parseRows(FittingPart, await queryAll(partsOf(engineOrKind)));
  return parts.sort((a, b) => compareAscii(a.name, b.name) || compareAscii(a.id, b.id));
}

const partsOf = (engineOrKind: string): string => keys.part(engineOrKind, '').pk;

/** Replaces stored items, writing only those that differ: a change of the price alone alters one of a product's four or more cards. */
async function replaceItems(before: readonly Item[], after: readonly Item[]): Promise<void> {
  const isKept = ({ pk, sk }: Key) => after.some((item) => item.pk === pk && item.sk === sk);
  const changed = after.filter((item) => !before.some((former) => isDeepStrictEqual(former, item)));
  await Promise.all([...changed.map(put), ...before.filter((key) => !isKept(key)).map(deleteItem)]);
}

/** Updates the cards of a product after a write, then the catalogue version. If this fails, the daily sweep repairs them. */
export async function updateRelated(before: Product | undefined, after: Product | undefined): Promise<void> {
  const itemsOf = (product: Product | undefined) => (product ? relatedItems(product) : []);
  let outlines: number | undefined = INCOMPLETE;
  await bestEffort(
    async () => {
      await replaceItems(itemsOf(before), itemsOf(after));
      outlines = undefined;
    },
    'Related products are left to the sweep',
    { id: (after ?? before)?.id },
  );
  await changeCatalogueVersion(outlines);
}

/** Repairs the cards of all products. `read` returns the current product. Returns how many products had wrong cards. */
export async function repairRelated(
  products: readonly Product[],
  read: (id: string) => Promise<Product | undefined>,
): Promise<number> {
  const collections = [
    partitions.outlines,
    ...categoryKeys.flatMap((category) => groupsOf(category).map((group) => partitionOf(category, group))),
    ...[...enginesIn(products), ...partTypes].map(partsOf),
    keys.code('').pk,
  ];
  const stored = (await Promise.all(collections.map((pk) => queryAll(pk)))).flat();
  const storedOf = Map.groupBy(stored, ({ id, sk }) => String(id ?? sk));
  const wantedOf = new Map(products.map((product) => [product.id, relatedItems(product)]));
  const sorted = (items: Item[] = []) => items.toSorted((a, b) => compareAscii(a.pk + a.sk, b.pk + b.sk));
  const wrong = [...new Set([...storedOf.keys(), ...wantedOf.keys()])].filter(
    (id) => !isDeepStrictEqual(sorted(storedOf.get(id)), sorted(wantedOf.get(id))),
  );
  for (const id of wrong) {
    const product = await read(id);
    await replaceItems(storedOf.get(id) ?? [], product ? relatedItems(product) : []);
  }
  const version = await getCatalogueVersion();
  if (wrong.length > 0 || version?.outlines !== OUTLINE_FORMAT) await changeCatalogueVersion(OUTLINE_FORMAT);
  return wrong.length;
}

const enginesIn = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ id, category, fits = [] }) => (category === 'motori' ? [id] : fits))),
];
