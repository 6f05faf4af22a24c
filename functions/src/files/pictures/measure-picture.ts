import { measureImage } from '@rombo/shared/contract/measure-image';
import type { PictureFacts } from '@rombo/shared/contract/picture-fields';
import { loadSharp } from './load-sharp.ts';

/** Measures a picture that lies upright; of one that moves the first image. */
export async function measurePicture(bytes: Uint8Array, limitInputPixels: number): Promise<PictureFacts> {
  const image = (await loadSharp())(bytes, { limitInputPixels });
  const { width, height } = await image.metadata();
  const { color, focalX } = await measureImage((size) =>
    image
      .clone()
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer(),
  );
  return { width, height, color: color ?? null, focalPoint: { x: focalX / 100, y: 0.5 }, alt: {} };
}
