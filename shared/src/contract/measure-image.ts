import { COLOR_SAMPLE, dominantColor } from './dominant-color.ts';
import { FOCAL_POINT_SAMPLE, focalPointIn } from './focal-point.ts';
import type { ImageMetadata } from './picture.ts';

/** Gives a picture's pixels (red, green, blue and alpha of each), the whole of it drawn into this many. */
type DrawPicture = (size: {
  width: number;
  height: number;
}) => Promise<Uint8Array | Uint8ClampedArray> | Uint8ClampedArray;

/** Measures the metadata of a picture. A picture with transparent pixels has no colour. */
export async function measureImage(draw: DrawPicture): Promise<ImageMetadata & { focalX: number }> {
  return { color: dominantColor(await draw(COLOR_SAMPLE)), focalX: focalPointIn(await draw(FOCAL_POINT_SAMPLE)) };
}
