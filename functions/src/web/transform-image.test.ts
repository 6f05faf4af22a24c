import type { Product } from '@rombo/shared/collections/product';
import { variantsOf } from '@rombo/shared/contract/picture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newProduct, removeProducts } from '../../test/entities.ts';
import { jpeg, pdf, picture, sheet } from '../../test/forms.ts';
import { refusal } from '../../test/refusals.ts';
import { call, cookie, site } from '../../test/site.ts';

const NAME = 'Da ridurre';
const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function fetchPicture(path: string, accept = BROWSER, method = 'GET') {
  const response = await fetch(site.origin + path, { method, headers: { accept } });
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = headers.get('content-type') ?? '';
  return { status, headers, type, bytes, body: type.includes('json') ? JSON.parse(String(bytes)) : undefined };
}

describe('a picture variant', () => {
  let product: Product;
  let address: string;
  beforeAll(async () => {
    const images = jpeg(await picture('jpeg', 800, 600));
    product = await newProduct(cookie, { name: NAME, images, technicalSheet: sheet(pdf()) });
    address = product.images[0] ?? '';
  });
  afterAll(() => removeProducts(cookie, NAME));

  it.each([
    [BROWSER, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/webp'],
  ])('responds to %s with %s, cacheable for a year', async (accept, type) => {
    const answer = await fetchPicture(`${address}?w=320`, accept);
    expect([answer.status, answer.type]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('Accept');
    const { width, height } = await sharp(answer.bytes).metadata();
    expect([width, height]).toEqual([320, 240]);
  });

  it('varies by the accepted formats, also if it is part of the site', async () => {
    const [picture = ''] = /\/assets\/[^" ]+\.jpg\?w=\d+/.exec(await (await fetch(site.origin)).text()) ?? [];
    for (const [accept, type] of [
      [BROWSER, 'image/avif'],
      ['*/*', 'image/webp'],
    ] as const) {
      const answer = await fetchPicture(picture, accept);
      expect([answer.type, answer.headers.get('vary')]).toEqual([type, 'Accept']);
    }
  });

  it('is created once and stored, no wider than the original', async () => {
    const made = await fetchPicture(`${address}?w=1600`);
    expect((await sharp(made.bytes).metadata()).width).toBe(800);
    const kept = await fetchPicture(`${address}/1600.avif`);
    expect(kept.bytes.equals(made.bytes)).toBe(true);
    expect(kept.headers.get('etag')).toBe(made.headers.get('etag'));
  });

  it('is a JPEG of 1200 × 630 for a share preview', async () => {
    const html = await (await fetch(`${site.origin}/prodotti/${product.slug}`)).text();
    const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    for (const tag of ['og:image:width" content="1200"', 'og:image:height" content="630"']) expect(html).toContain(tag);
    const { status, type, bytes } = await fetchPicture(new URL(shared).pathname, '*/*');
    const { width, height } = await sharp(bytes).metadata();
    expect([status, type, width, height]).toEqual([200, 'image/jpeg', 1200, 630]);
  });

  it('is the original without a width, and so is a sheet', async () => {
    expect((await fetchPicture(address)).type).toBe('image/jpeg');
    expect((await fetchPicture(`${product.technicalSheetUrl}?w=640`)).type).toBe('application/pdf');
  });

  it('is refused in any other width, format or place', async () => {
    expect(await fetchPicture(`${address}?w=641`)).toMatchObject(refusal('bad_request'));
    expect(await fetchPicture(`${address}?w=320&w=640`)).toMatchObject(refusal('bad_request'));
    for (const path of [`${address}/641.avif`, `${address}/640.png`, `${product.technicalSheetUrl}/640.avif`]) {
      expect(await fetchPicture(path), path).toMatchObject(refusal('not_found'));
    }
    const gone = address.replace(/[0-9a-f]{8}(?=-[^/]*$)/, '00000000');
    expect(await fetchPicture(`${gone}?w=640`)).toMatchObject(refusal('not_found'));
  });

  it('is deleted with its product', async () => {
    const images = jpeg(await picture('jpeg', 64, 48));
    const { id, images: addresses } = await newProduct(cookie, { name: NAME, images });
    const made = variantsOf(addresses[0] ?? '').slice(0, 2);
    for (const path of made) expect((await fetchPicture(path)).status).toBe(200);
    await call('deleteProduct', { cookie, parameters: { id } });
    // The edge does not cache ranges, so they show what the bucket contains.
    for (const path of made) {
      const part = await fetch(site.origin + path, { headers: { range: 'bytes=0-0' } });
      expect(part.status).toBe(404);
    }
  });
});
