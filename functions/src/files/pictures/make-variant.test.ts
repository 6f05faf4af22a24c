import { MAX_PICTURE_BYTES } from '@rombo/shared/contract/picture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { largePng, picture } from '../../../test/forms.ts';
import { makeVariant } from './make-variant.ts';

/** Red at the left and blue at the right, before rotation. */
const halves = async (orientation: number) => {
  const blue = { create: { width: 100, height: 60, channels: 3 as const, background: '#0000ff' } };
  const right = await sharp(blue).png().toBuffer();
  return sharp({ create: { width: 200, height: 60, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 100, top: 0 }])
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
};

describe('makeVariant', () => {
  it.each(['avif', 'webp'] as const)('makes %s of any picture that may be uploaded', async (format) => {
    for (const type of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
      const made = await sharp(await makeVariant(await picture(type, 700, 500), { width: 320, format })).metadata();
      expect([made.mediaType, made.width, made.height]).toEqual([`image/${format}`, 320, 229]);
    }
  });

  it.each([
    ['png', 400, 300],
    ['jpeg', 300, 900],
    ['webp', 1600, 500],
  ] as const)('fits a %s of %i × %i whole into the size of share previews, its edges continued', async (type, w, h) => {
    const made = await makeVariant(await picture(type, w, h), 'share');
    const { mediaType, width, height } = await sharp(made).metadata();
    expect([mediaType, width, height]).toEqual(['image/jpeg', 1200, 630]);
  });

  it('rotates it according to its metadata, which it removes', async () => {
    const lying = await halves(6);
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    const made = await makeVariant(lying, { width: 320, format: 'webp' });
    const { width, height, exif, orientation } = await sharp(made).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 60, height: 200 });
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray(10 * info.width * info.channels);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('returns the first frame of an animation', async () => {
    const frame = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } }).png();
    const frames = await Promise.all(['#00ff00', '#0000ff'].map((colour) => frame(colour).toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const made = await makeVariant(moving, { width: 320, format: 'webp' });
    const { pages, width, height } = await sharp(made).metadata();
    expect([pages, width, height]).toEqual([undefined, 40, 40]);
  });

  it('lowers the quality of a picture that is too large for a slow network', async () => {
    const noise = await largePng(1_200_000);
    const best = await sharp(noise).resize(640).webp({ quality: 78, effort: 4 }).toBuffer();
    expect(best.length).toBeGreaterThan(MAX_PICTURE_BYTES);
    expect((await makeVariant(noise, { width: 640, format: 'webp' })).length).toBeLessThan(best.length);
  });

  it('refuses a truncated picture', async () => {
    const whole = await largePng(100_000);
    await expect(makeVariant(whole.subarray(0, 50_000), { width: 320, format: 'avif' })).rejects.toThrow();
    const photo = await sharp(whole).jpeg().toBuffer();
    await expect(makeVariant(photo.subarray(0, photo.length / 2), { width: 320, format: 'webp' })).rejects.toThrow();
  });
});
