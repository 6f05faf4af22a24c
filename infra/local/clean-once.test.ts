import { randomUUID } from 'node:crypto';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openStores } from '../test/fault-injection/stores.ts';
import { temporaryFolder } from '../test/folder.ts';
import { type Site, startSite } from './site.ts';

const start = async (dataDir: string, say: (line: string) => void = () => {}) => {
  const folder = await temporaryFolder();
  const site = await startSite({ dataDir, functionsDist: folder, webDist: folder, say });
  onTestFinished(site.stop);
  return site;
};

const doneFile = (dataDir: string) => join(dataDir, 'pictures-cleaned.json');
const bucketOf = ({ store }: Site) => {
  const s3 = new S3Client({ forcePathStyle: true, endpoint: store.endpoint });
  const Bucket = store.bucket;
  return {
    put: (Key: string, Body: Uint8Array) => s3.send(new PutObjectCommand({ Bucket, Key, Body })),
    get: async (Key: string) => buffer((await s3.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable),
  };
};

const id = randomUUID();
const name = (metadata = '') => `media/products/${id}/${randomUUID()}${metadata}.jpg`;
const [clean, told, cut, slide] = [
  name(),
  name('-3a2f21'),
  name(),
  `media/slides/${id}/${randomUUID()}-3a2f21-070.jpg`,
];
const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a2f21' } });
const telling = await photo
  .clone()
  .withExif({ IFD0: { Artist: 'Rossi' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const bare = await photo.clone().jpeg().toBuffer();

/** A site from before pictures were cleaned: a product and a slide, some of whose pictures tell too much. */
async function fill(site: Site): Promise<void> {
  const { put } = bucketOf(site);
  for (const [key, bytes] of [
    [clean, bare],
    [told, telling],
    [cut, bare.subarray(0, -9)],
    [slide, telling],
  ] as const) {
    await put(key, bytes);
  }
  const { put: putItem } = openStores(site);
  const texts = { name: 'Saetta', description: 'x', category: 'motori', subcategory: null, technicalSpecs: [] };
  const own = {
    slug: 'saetta',
    featured: false,
    version: 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const images = [clean, told, cut].map((key) => `/${key}`);
  await putItem({ pk: 'PRODUCT', sk: id, id, ...texts, ...own, images, technicalSheetUrl: null });
  const rest = { title: null, description: null, order: 0, active: true, version: 1, createdAt: own.createdAt };
  await putItem({ pk: 'SLIDE', sk: id, id, imageUrl: `/${slide}`, ...rest });
}

test('pictures from before are cleaned once, under new addresses, and what is broken is named and stays', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await access(doneFile(dataDir));
  await fill(first);
  await first.stop();
  await rm(doneFile(dataDir));

  const lines: string[] = [];
  const second = await start(dataDir, (line) => lines.push(line));
  await second.cleaned;
  const stores = openStores(second);
  const [product] = await stores.items('PRODUCT');
  const [shown] = await stores.items('SLIDE');
  const [keptClean, cleaned = '', keptCut] = (product?.images ?? []) as string[];
  expect([keptClean, keptCut, product?.version]).toEqual([`/${clean}`, `/${cut}`, 5]);
  expect(cleaned).toMatch(/^\/media\/products\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.jpg$/);
  expect(product?.pictures).toMatchObject([{}, { color: '3a2f21' }, {}]);
  expect([cleaned, shown?.imageUrl]).not.toContain(`/${told}`);
  expect(shown?.imageUrl).toMatch(/^\/media\/slides\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.jpg$/);
  expect(shown?.picture).toMatchObject({ color: '3a2f21', focalPoint: { x: 0.7 } });
  const { get } = bucketOf(second);
  for (const address of [cleaned, String(shown?.imageUrl)]) {
    const bytes = await get(address.slice(1));
    expect([bytes.includes('Rossi'), (await sharp(bytes).metadata()).width]).toEqual([false, 40]);
  }
  // Pages that are kept somewhere still name it: the sweep takes it.
  expect((await get(told)).equals(telling)).toBe(true);
  expect(lines.filter((line) => line.includes(cut))).toEqual([expect.stringContaining('danneggiata')]);
  expect(lines.at(-1)).toBe('2 cleaned.');
  await second.stop();

  await access(doneFile(dataDir));
  const third = await start(dataDir, (line) => lines.push(`again: ${line}`));
  await third.cleaned;
  expect(lines.filter((line) => line.startsWith('again'))).toEqual([]);
  expect((await openStores(third).items('PRODUCT'))[0]?.version).toBe(5);
});

test('cleaning that is interrupted is done at the next start', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await fill(first);
  await first.stop();
  await rm(doneFile(dataDir));
  await (await start(dataDir)).stop();
  await expect(access(doneFile(dataDir))).rejects.toThrow('ENOENT');
  const last = await start(dataDir);
  await last.cleaned;
  await access(doneFile(dataDir));
  expect((await openStores(last).items('PRODUCT'))[0]?.images).not.toContain(`/${told}`);
});
