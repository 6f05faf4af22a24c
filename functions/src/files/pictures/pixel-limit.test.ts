import sharp, { type SharpOptions } from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { picture } from '../../../test/forms.ts';
import { cleanPicture } from './clean-picture.ts';
import { makeVariant } from './make-variant.ts';

const limits = vi.hoisted(() => [] as SharpOptions['limitInputPixels'][]);
vi.mock('./load-sharp.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./load-sharp.ts')>()),
  loadSharp: async () => (bytes: Uint8Array, options: SharpOptions) => {
    limits.push(options.limitInputPixels);
    return sharp(bytes, options);
  },
}));
beforeEach(() => void limits.splice(0));

const turned = async () =>
  new Uint8Array(
    await sharp(await picture('png'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );

it.each([
  ['image/png', () => picture('png'), 50_000_000],
  ['image/avif', () => picture('avif'), 16_000_000],
  ['image/jpeg', turned, 50_000_000],
] as const)('the limit of pixels holds for a decoded %s, whatever its header says', async (type, make, limit) => {
  expect(await cleanPicture(await make(), type)).toHaveProperty('bytes');
  // The header is read without a limit, for a refusal with a reason instead of an error.
  expect(limits).toEqual([false, limit, limit]);
  await makeVariant(await make(), { width: 320, format: 'webp' });
  expect(limits.at(-1)).toBe(limit);
});
