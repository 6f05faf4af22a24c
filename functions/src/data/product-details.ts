import type { Mention, Product, ProductDetails, RelatedProduct } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/status';
import { slugsBy, slugsOf } from '@rombo/shared/contract/language-fields';
import { previewToken } from '@rombo/shared/contract/slug';
import { Id } from '@rombo/shared/contract/text';
import * as v from 'valibot';
import type { Card } from './cards.ts';
import { readCards } from './catalogue.ts';
import { listGuidesOf } from './guides.ts';
import { findPreviewed } from './previews.ts';
import { mentionsOf, referencesOf, relatedTo } from './product-references.ts';
import { getProduct } from './products.ts';
import { listWins } from './results.ts';
import { findOwner } from './slugs.ts';

/** Reads a public product by its id or by a current or former slug. A preview's slug finds any product. */
export async function findProduct(address: string): Promise<ProductDetails | undefined> {
  const token = previewToken(address);
  if (token) return findPreview(token, address);
  const product =
    (v.is(Id, address) && (await getProduct(address))) || (await findByAddress(address, await readCards()));
  return product && isPublic(product) ? withOthers(product) : undefined;
}

/** The product has the preview's slug in every language. */
async function findPreview(token: string, slug: string): Promise<ProductDetails | undefined> {
  const id = await findPreviewed(token);
  const product = id && (await getProduct(id));
  return product ? withOthers({ ...product, ...slugsBy(() => null), slug }) : undefined;
}

async function withOthers(product: Product): Promise<ProductDetails> {
  const isEngine = product.category === 'motori';
  const [cards, results, guides] = await Promise.all([
    readCards(),
    isEngine ? listWins(product.id) : undefined,
    isEngine ? listGuidesOf(product.id) : undefined,
  ]);
  return { ...product, ...referencesOf(product, cards), ...(results && { results }), ...(guides && { guides }) };
}

/** Reads public products by slug, in order, each with the products that its texts name, and those related to the first. */
export async function findCompared(
  addresses: readonly string[],
): Promise<{ products: (Product & { mentions: Mention[] })[]; related: RelatedProduct[] }> {
  const cards = await readCards();
  const found = await Promise.all(addresses.map((address) => findByAddress(address, cards)));
  const products = found.flatMap((product) => (product && isPublic(product) ? [product] : []));
  const [first] = products;
  return {
    products: products.map((product) => ({ ...product, mentions: mentionsOf(product, cards) })),
    related: first ? relatedTo(first, cards) : [],
  };
}

/** Reads a product by slug. The cards know current slugs, except those of the last moments; the slug item also knows former ones. */
async function findByAddress(address: string, cards: readonly Card[]): Promise<Product | undefined> {
  const card = cards.find((card) => slugsOf(card).includes(address));
  const named = card && (await getProduct(card.id));
  if (named && slugsOf(named).includes(address)) return named;
  const owner = await findOwner(address);
  const product = owner && (await getProduct(owner.id));
  return product && (owner.isKept || slugsOf(product).includes(address)) ? product : undefined;
}
