import type { Product, ProductDetails, RelatedProduct } from '@rombo/shared/product';
import { Id } from '@rombo/shared/text';
import * as v from 'valibot';
import { besides, readPointed } from './exploded-views.ts';
import { readFit } from './product-fit.ts';
import { getProduct } from './products.ts';
import { listRelated } from './related.ts';
import { findOwner } from './slugs.ts';
import { readSuccessor } from './successors.ts';

/**
 * Reads a product by its id, by its address or by one that it had before, with related ones and with its parts or its engines: four
 * calls at most for any address, and one more for a successor and for an exploded view each.
 */
export async function findProduct(address: string): Promise<ProductDetails | undefined> {
  const product = (v.is(Id, address) && (await getProduct(address))) || (await findByAddress(address));
  if (!product) return undefined;
  const [related, fit, successor, pointing] = await Promise.all([
    listRelated(product),
    readFit(product),
    readSuccessor(product),
    readPointed(product),
  ]);
  return { ...product, related, ...fit, ...successor, ...besides(fit.parts, pointing) };
}

/** Reads products by their addresses, in that order, with those related to the first; unknown ones are left out. */
export async function findCompared(
  addresses: readonly string[],
): Promise<{ products: Product[]; related: RelatedProduct[] }> {
  const found = await Promise.all(addresses.map(findByAddress));
  const products = found.filter((product) => product !== undefined);
  const [first] = products;
  return { products, related: first ? await listRelated(first) : [] };
}

async function findByAddress(address: string): Promise<Product | undefined> {
  const owner = await findOwner(address);
  const product = owner && (await getProduct(owner.id));
  return product && (owner.isKept || [product.slug, product.slugEn].includes(address)) ? product : undefined;
}
