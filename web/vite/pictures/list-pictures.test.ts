import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { hashOf, listPictures } from './list-pictures.ts';

const root = await mkdtemp(join(tmpdir(), 'rombo-pictures-'));
afterAll(() => rm(root, { recursive: true }));

it('writes the colour of each picture into its name, and none where something shines through', async () => {
  for (const folder of ['pictures', 'slides']) await mkdir(join(root, folder));
  const picture = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: background.length > 7 ? 4 : 3, background } });
  await picture('#b01020').toFile(join(root, 'slides/slide-1.png'));
  await picture('#b0102080').toFile(join(root, 'slides/slide-2.png'));
  await picture('#ffffff').toFile(join(root, 'pictures/white.jpg'));
  const found = await listPictures(root);
  expect(found.map(({ path, name }) => [path, name])).toEqual([
    ['pictures/white.jpg', 'pictures/white-ffffff.jpg'],
    ['slides/slide-1.png', 'slides/slide-1-b01020.png'],
    ['slides/slide-2.png', 'slides/slide-2.png'],
  ]);
  await picture('#5a3fa6').toFile(join(root, 'slides/slide-1.png'));
  expect(hashOf(await listPictures(root))).not.toBe(hashOf(found));
});
