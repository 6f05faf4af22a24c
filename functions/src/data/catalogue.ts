import { isDeepStrictEqual } from 'node:util';
import { isPublic } from '@rombo/shared/collections/status';
import pLimit from 'p-limit';
import { catalogueAge } from '../env.ts';
import { Card, cardOf, projectionOf } from './cards.ts';
import { catalogueIndex, indexed, keys, partitions } from './keys.ts';
import { readProductOrder } from './product-order.ts';
import { ProductRow } from './products.ts';
import { parseRow, parseRows } from './rows.ts';
import { getItem, type Item, putIf, queryAll, updateIf } from './table.ts';
import { hasVersion } from './versions.ts';

/** Keeps a result for a while. If a later one equals it, returns the same object, so that what was derived from it can be kept too. */
export function kept<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: T } | undefined;
  return async () => {
    const now = Date.now();
    if (last && now - last.at < catalogueAge()) return last.value;
    const value = await read();
    last = { at: now, value: isDeepStrictEqual(value, last?.value) ? (last?.value ?? value) : value };
    return last.value;
  };
}

/** True once every product has a card: the daily job wrote the mark, and no older release a `token` since. */
const isComplete = (items: readonly Item[]): boolean =>
  items.some(({ pk, token }) => pk === keys.cardsComplete().pk && token === undefined);

/** Reads the cards of all public products, or the products themselves while some have no card. */
export const readCards = kept(async (): Promise<Card[]> => {
  const items = await queryAll(partitions.catalogue, { index: catalogueIndex });
  if (isComplete(items))
    return parseRows(
      Card,
      items.filter(({ pk }) => pk === partitions.products),
    );
  return parseRows(ProductRow, await queryAll(partitions.products))
    .filter(isPublic)
    .map(cardOf);
});

/** Reads the cards in the order of the catalogue. */
export const readCatalogue = kept(async (): Promise<Card[]> => {
  const [cards, sort] = await Promise.all([readCards(), readProductOrder(true)]);
  return sort(cards);
});

const CONCURRENCY = 8;

/** Rewrites cards that differ from their products, such as those of an older release. Returns how many differed. */
export async function repairCards(): Promise<number> {
  // Before the products: a later save by an older release changes the token.
  const token = (await getItem(keys.cardsComplete()))?.token;
  const differing = (await queryAll(partitions.products)).flatMap((item) => {
    const product = parseRow(ProductRow, item);
    const { card, listed } = item;
    // Stored without undefined values.
    const wanted = JSON.parse(JSON.stringify(projectionOf(product)));
    const stored = listed === undefined ? {} : { card, listed };
    return isDeepStrictEqual(stored, wanted) ? [] : [{ product, wanted }];
  });
  await pLimit(CONCURRENCY).map(differing, ({ product: { id, version }, wanted }) => {
    const isCurrent = hasVersion(version);
    if (!wanted.listed) return updateIf(keys.product(id), 'REMOVE listed, card', isCurrent);
    const values = { ...isCurrent.values, ':listed': wanted.listed, ':card': wanted.card };
    return updateIf(keys.product(id), 'SET listed = :listed, card = :card', { ...isCurrent, values });
  });
  await putIf(
    { ...keys.cardsComplete(), ...indexed({}) },
    token === undefined
      ? { expression: 'attribute_not_exists(#token)', names: { '#token': 'token' } }
      : { expression: '#token = :seen', names: { '#token': 'token' }, values: { ':seen': token } },
  );
  return differing.length;
}
