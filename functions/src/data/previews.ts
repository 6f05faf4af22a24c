import {
  OPEN_PREVIEWS_MAX,
  type OpenPreview,
  PREVIEW_DAYS,
  type ProductPreview,
} from '@rombo/shared/collections/product-preview';
import { pathOfPage } from '@rombo/shared/contract/pages';
import { previewSlug } from '@rombo/shared/contract/slug';
import * as v from 'valibot';
import { linkIdOf, newLinkToken } from '../link-tokens.ts';
import { keys, partitions } from './keys.ts';
import { compareAscii, getRow, parseRows } from './rows.ts';
import { deleteIf, nowInSeconds, put, queryAll } from './table.ts';

const Row = v.object({ sk: v.string(), productId: v.string(), createdAt: v.string(), ttl: v.number() });

const timestampOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

export async function createPreview(productId: string): Promise<ProductPreview> {
  const token = newLinkToken();
  const now = nowInSeconds();
  const ttl = now + PREVIEW_DAYS * 24 * 60 * 60;
  await put({ ...keys.preview(linkIdOf(token)), productId, createdAt: timestampOf(now), ttl });
  const tooMany = (await listPreviews(productId)).slice(OPEN_PREVIEWS_MAX);
  await Promise.all(tooMany.map(({ id }) => endPreview(productId, id)));
  return { url: pathOfPage('product', { slug: previewSlug(token) }), expiresAt: timestampOf(ttl) };
}

export async function findPreviewed(token: string): Promise<string | undefined> {
  return (await getRow(Row, keys.preview(linkIdOf(token))))?.productId;
}

/** Lists the active previews of a product, newest first. Reads those of all products: a week has only a few. */
export async function listPreviews(productId: string): Promise<OpenPreview[]> {
  const rows = parseRows(Row, await queryAll(partitions.previews)).filter((row) => row.productId === productId);
  return rows
    .map(({ sk, createdAt, ttl }) => ({ id: sk, createdAt, expiresAt: timestampOf(ttl) }))
    .sort((a, b) => compareAscii(b.createdAt, a.createdAt) || compareAscii(a.id, b.id));
}

export async function endPreview(productId: string, id: string): Promise<boolean> {
  const condition = { expression: 'productId = :product', values: { ':product': productId } };
  return Boolean(await deleteIf(keys.preview(id), condition));
}
