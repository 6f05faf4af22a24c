import type { Product, ProductDetails, RelatedProduct } from '@rombo/shared/collections/product';
import { isPublic } from '@rombo/shared/collections/product-status';
import { previewToken } from '@rombo/shared/contract/slug';
import { Id } from '@rombo/shared/contract/text';
import * as v from 'valibot';
import { findPreviewed } from './previews.ts';
import { readFit, readPointed, readSuccessor, withoutParts } from './product-references.ts';
import { getProduct } from './products.ts';
import { listRelated } from './related.ts';
import { findOwner } from './slugs.ts';

/**
 * Reads a product that visitors see by its id, by its address or by one that it had before, with related ones and with its parts or its
 * engines: four calls at most for any address, and one more for a successor and for an exploded view each. By the address of a preview it
 * reads any product.
 */
export async function findProduct(address: string): Promise<ProductDetails | undefined> {
  const token = previewToken(address);
  if (token) return findPreview(token, address);
  const product = (v.is(Id, address) && (await getProduct(address))) || (await findByAddress(address));
  return product && isPublic(product) ? withOthers(product) : undefined;
}

/** The product of a preview, at the preview's address in every language. */
async function findPreview(token: string, slug: string): Promise<ProductDetails | undefined> {
  const id = await findPreviewed(token);
  const product = id && (await getProduct(id));
  return product ? withOthers({ ...product, slug, slugEn: null }) : undefined;
}

/** A product with related ones, with its parts or its engines and with what its exploded view names. */
async function withOthers(product: Product): Promise<ProductDetails> {
  const [related, fit, successor, pointing] = await Promise.all([
    listRelated(product),
    readFit(product),
    readSuccessor(product),
    readPointed(product),
  ]);
  return { ...product, related, ...fit, ...successor, ...withoutParts(fit.parts, pointing) };
}

/** Reads products that visitors see by their addresses, in that order, with those related to the first; others are left out. */
export async function findCompared(
  addresses: readonly string[],
): Promise<{ products: Product[]; related: RelatedProduct[] }> {
  const found = await Promise.all(addresses.map(findByAddress));
  const products = found.flatMap((product) => (product && isPublic(product) ? [product] : []));
  const [first] = products;
  return { products, related: first ? await listRelated(first) : [] };
}

async function findByAddress(address: string): Promise<Product | undefined> {
  const owner = await findOwner(address);
  const product = owner && (await getProduct(owner.id));
  return product && (owner.isKept || [product.slug, product.slugEn].includes(address)) ? product : undefined;
}
