import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureImage } from '@rombo/shared/contract/measure-image';
import { metadataInName } from '@rombo/shared/contract/picture';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import scenesJson from '../../art/scenes.json' with { type: 'json' };
import { listPictures } from './pictures.ts';

const scenes: Record<string, { build: string; focus?: number }> = scenesJson;

const root = await mkdtemp(join(tmpdir(), 'rombo-pictures-'));
afterAll(() => rm(root, { recursive: true }));

it('changes the common hash if a picture changes', async () => {
  for (const folder of ['pictures', 'slides']) await mkdir(join(root, folder));
  const write = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } }).toFile(join(root, 'slides/slide-1.png'));
  await write('#101010');
  const { pictures, hash } = await listPictures(root);
  expect(pictures.map(({ name }) => name)).toEqual(['slides/slide-1.png']);
  await write('#5a3fa6');
  expect((await listPictures(root)).hash).not.toBe(hash);
});

it('names each picture with its colour, and each slide with the focal point of its scene or the measured one', async () => {
  const { pictures } = await listPictures(fileURLToPath(new URL('../public', import.meta.url)));
  expect(pictures).toHaveLength(23);
  for (const { name, file } of pictures) {
    const { color, focalX } = await measureImage((size) =>
      sharp(file)
        .autoOrient()
        .resize({ ...size, fit: 'fill' })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    );
    const focus = Object.entries(scenes).find(([scene]) => name.startsWith(`slides/${scene}-`))?.[1].focus ?? focalX;
    expect({ name, ...metadataInName(name) }).toEqual({
      name,
      color,
      ...(parse(name).dir === 'slides' && { focalX: focus }),
    });
  }
});
