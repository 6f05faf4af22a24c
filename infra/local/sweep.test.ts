import { fileURLToPath } from 'node:url';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Product } from '@rombo/shared/collections/product';
import { expect, onTestFinished, test, vi } from 'vitest';
import { picture, png, productForm } from '../../functions/test/forms.ts';
import { startCachedSite } from '../test/cached-site.ts';
import { createInvoker } from './gateway/invoke.ts';

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;
const dist = fileURLToPath(new URL('../../functions/dist', import.meta.url));

test('the sweep deletes what nothing names and is a day old, never what an item names nor what is younger', async () => {
  const site = await startCachedSite();
  onTestFinished(site.stop);
  // A client each: they learn the server's clock.
  const put = (Key: string) =>
    new S3Client({ forcePathStyle: true }).send(new PutObjectCommand({ Bucket: site.store.bucket, Key, Body: 'x' }));
  const isThere = async (path: string) => (await site.visit(path)).status === 200;

  const images = png(await picture('png'));
  const { text } = await site.write('POST', '/api/products', productForm({ images }));
  const [named = ''] = (JSON.parse(text) as Product).images;
  await put('media/products/gone/old.png');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TWO_DAYS });
  onTestFinished(() => void vi.useRealTimers());
  await put('media/products/gone/young.png');
  await createInvoker({ dist })('sweep-media', {});
  vi.useRealTimers();

  expect([
    await isThere(named),
    await isThere('/media/products/gone/young.png'),
    await isThere('/media/products/gone/old.png'),
  ]).toEqual([true, true, false]);
});
