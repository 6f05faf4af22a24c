import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../local/site.ts';
import { openStores } from '../test/fault-injection/stores.ts';
import { temporaryFolder } from '../test/folder.ts';

test('pictures with metadata are cleaned under new addresses; broken ones are reported and stay', async () => {
  const folder = await temporaryFolder();
  const site = await startSite({ dataDir: folder, functionsDist: folder, webDist: folder });
  onTestFinished(site.stop);
  const s3 = new S3Client({ forcePathStyle: true, endpoint: site.store.endpoint });
  const Bucket = site.store.bucket;
  const get = async (Key: string) => buffer((await s3.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable);
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a2f21' } });
  const bare = await photo.clone().jpeg().toBuffer();
  const telling = await photo
    .clone()
    .withExif({ IFD0: { Artist: 'Rossi' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const id = randomUUID();
  const pictures = {
    [`media/products/${id}/${randomUUID()}.jpg`]: bare,
    [`media/products/${id}/${randomUUID()}-3a2f21.jpg`]: telling,
    [`media/products/${id}/${randomUUID()}.jpg`]: bare.subarray(0, -9),
    [`media/slides/${id}/${randomUUID()}-3a2f21-070.jpg`]: telling,
  };
  for (const [Key, Body] of Object.entries(pictures)) await s3.send(new PutObjectCommand({ Bucket, Key, Body }));
  const [clean = '', told = '', cut = '', slide = ''] = Object.keys(pictures);
  const stores = openStores(site);
  const createdAt = '2026-01-01T00:00:00.000Z';
  await stores.put({
    ...{ pk: 'PRODUCT', sk: id, id, slug: 'saetta', name: 'Saetta', description: 'x', category: 'motori' },
    ...{ subcategory: null, technicalSpecs: [], featured: false, technicalSheetUrl: null },
    ...{ images: [clean, told, cut].map((key) => `/${key}`), version: 4, createdAt, updatedAt: createdAt },
  });
  const texts = { title: null, description: null, order: 0, active: true };
  await stores.put({ pk: 'SLIDE', sk: id, id, ...texts, imageUrl: `/${slide}`, version: 1, createdAt });

  // Loaded now: the clients of the functions read the environment of the site.
  const { cleanPictures, findPictures } = await import('./clean-pictures.ts');
  const { unclean, broken } = await findPictures();
  expect(broken.map(({ address }) => address)).toEqual([`/${cut}`]);
  expect(await cleanPictures(unclean)).toBe(2);

  const [product] = await stores.items('PRODUCT');
  const [shown] = await stores.items('SLIDE');
  const [keptClean, cleaned = '', keptCut] = (product?.images ?? []) as string[];
  expect([keptClean, keptCut, product?.version]).toEqual([`/${clean}`, `/${cut}`, 5]);
  expect(product?.pictures).toMatchObject([{}, { color: '3a2f21' }, {}]);
  expect(shown?.picture).toMatchObject({ color: '3a2f21', focalPoint: { x: 0.7 } });
  expect([cleaned, shown?.imageUrl]).not.toContain(`/${told}`);
  for (const address of [cleaned, String(shown?.imageUrl)]) {
    const bytes = await get(address.slice(1));
    expect([bytes.includes('Rossi'), (await sharp(bytes).metadata()).width]).toEqual([false, 40]);
  }
  // Cached pages still name it; the sweep deletes it.
  expect((await get(told)).equals(telling)).toBe(true);
});
