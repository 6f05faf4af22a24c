import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { hashOf, listPictures } from './list-pictures.ts';

const root = await mkdtemp(join(tmpdir(), 'rombo-pictures-'));
afterAll(() => rm(root, { recursive: true }));

it('writes into the name of each picture its colour, where nothing shines through, and the focal point of a slide', async () => {
  for (const folder of ['pictures', 'slides']) await mkdir(join(root, folder));
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: background.length > 7 ? 4 : 3, background } });
  const thing = await picture('#b01020').resize(4, 20).png().toBuffer();
  await picture('#101010')
    .composite([{ input: thing, left: 32, top: 5 }])
    .toFile(join(root, 'slides/slide-1.png'));
  await picture('#b0102080').toFile(join(root, 'slides/slide-2.png'));
  await picture('#ffffff').toFile(join(root, 'pictures/white.jpg'));
  const found = await listPictures(root);
  expect(found.map(({ path, name }) => [path, name])).toEqual([
    ['pictures/white.jpg', 'pictures/white-ffffff.jpg'],
    ['slides/slide-1.png', expect.stringMatching(/^slides\/slide-1-[0-9a-f]{6}-085\.png$/)],
    ['slides/slide-2.png', 'slides/slide-2-050.png'],
  ]);
  await picture('#5a3fa6').toFile(join(root, 'slides/slide-1.png'));
  expect(hashOf(await listPictures(root))).not.toBe(hashOf(found));
});
