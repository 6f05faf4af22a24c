import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { type Canvas, encode, pixelsOf } from './canvas.ts';
import type { FileKind } from './file-kind.ts';
import { PictureFault } from './prepared.ts';

/** Qualities of JPEG, the best first: the next one is for pictures that would still be too large to be sent. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45];

const WEBP_QUALITY = 0.9;

/** True where something can be seen through the picture. */
function isClear(canvas: Canvas): boolean {
  const pixels = pixelsOf(canvas);
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true;
  return false;
}

async function encodeJpeg(canvas: Canvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, 'image/jpeg', quality);
    if (blob.size <= MAX_FILE_BYTES) return blob;
  }
  throw new PictureFault('too-large');
}

async function encodeClear(canvas: Canvas): Promise<Blob> {
  const png = await encode(canvas, 'image/png');
  const webp = await encode(canvas, 'image/webp', WEBP_QUALITY);
  const smaller = webp.size < png.size ? webp : png;
  if (smaller.size > MAX_FILE_BYTES) throw new PictureFault('too-large');
  return smaller;
}

/** Writes a picture anew: as JPEG, or as PNG or WebP, whichever is smaller, where something can be seen through it. */
export const encodePicture = (canvas: Canvas, kind: FileKind | null): Promise<Blob> =>
  kind !== 'jpeg' && isClear(canvas) ? encodeClear(canvas) : encodeJpeg(canvas);
