import { MAX_AVIF_PIXELS, MAX_PIXELS } from '@rombo/shared/contract/upload';
import sharp, { type SharpOptions } from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { picture } from '../../../test/files.ts';
import { cleanPicture } from './clean-picture.ts';
import { makeVariant } from './make-variant.ts';

/** The options of every decoder that was made. */
const made = vi.hoisted(() => [] as SharpOptions[]);
vi.mock('./load-sharp.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./load-sharp.ts')>()),
  loadSharp: async () => (bytes: Uint8Array, options: SharpOptions) => {
    made.push(options);
    return sharp(bytes, options);
  },
}));
const limits = () => made.map(({ limitInputPixels }) => limitInputPixels);

describe('the limit of pixels', () => {
  beforeEach(() => {
    made.length = 0;
  });

  it.each([
    ['png', 'image/png', MAX_PIXELS],
    ['gif', 'image/gif', MAX_PIXELS],
    ['avif', 'image/avif', MAX_AVIF_PIXELS],
  ] as const)('holds for the decoder too, whatever the header of a %s says', async (format, type, limit) => {
    expect(await cleanPicture(await picture(format), type)).toMatchObject({ bytes: expect.any(Uint8Array) });
    // The header is read without it: a refusal that says why is worth more than an error.
    expect(limits()).toEqual([false, limit, limit]);
  });

  it('holds where a picture is written anew', async () => {
    const turned = await sharp(await picture('png'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await cleanPicture(turned, 'image/jpeg')).toMatchObject({ isSame: false });
    expect(limits()).toEqual([false, MAX_PIXELS, MAX_PIXELS]);
  });

  it.each([
    ['jpeg', MAX_PIXELS],
    ['avif', MAX_AVIF_PIXELS],
  ] as const)('holds where another width is made of a stored %s', async (format, limit) => {
    await makeVariant(await picture(format), 320, 'webp');
    expect(limits()).toEqual([limit]);
  });
});
