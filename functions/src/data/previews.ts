import { randomBytes } from 'node:crypto';
import { pathOfPage } from '@rombo/shared/pages';
import { previewSlug } from '@rombo/shared/preview-slug';
import { PREVIEW_DAYS, type ProductPreview } from '@rombo/shared/product-preview';
import { keys } from './keys.ts';
import { getItem, nowInSeconds, put } from './table.ts';

const TOKEN_BYTES = 20;

/** Stores a preview of a product and gives its link. */
export async function createPreview(productId: string): Promise<ProductPreview> {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const ttl = nowInSeconds() + PREVIEW_DAYS * 24 * 60 * 60;
  await put({ ...keys.preview(token), productId, ttl });
  return {
    url: pathOfPage('product', { slug: previewSlug(token) }),
    expiresAt: new Date(ttl * 1000).toISOString(),
  };
}

/** The id of the product that a preview shows; undefined once its time is over. */
export async function findPreviewed(token: string): Promise<string | undefined> {
  const item = await getItem(keys.preview(token));
  return item && String(item.productId);
}
