import { MAX_FILE_BYTES } from '@rombo/shared/contract/upload';
import { type Canvas, drawAt, encode, release } from './canvas.ts';
import { encodePicture } from './encode-picture.ts';
import type { FileKind } from './file-kind.ts';
import { type Inspection, inspectPicture } from './inspect-picture.ts';
import { PictureFault, type Prepared } from './prepared.ts';

export const MAX_SIDE = 2400;

const PREVIEW_SIDE = 800;

interface Size {
  width: number;
  height: number;
}

/** The largest size with the same shape whose longer side is at most `side`; nothing becomes larger. */
export function fit({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Gives the pixels of a file, upright; throws a `PictureFault` where they cannot be read. */
export type Decode = (file: Blob) => Promise<ImageBitmap>;

const decodeByBrowser: Decode = (file) =>
  createImageBitmap(file).catch(() => {
    throw new PictureFault('unreadable');
  });

/**
 * Makes of a chosen picture what is sent: upright, at most `MAX_SIDE` pixels long, without metadata. What moves is sent as it is, and so
 * is a small file with nothing but its pixels in it that would only grow.
 */
export async function preparePicture(file: Blob, decode: Decode = decodeByBrowser): Promise<Prepared> {
  const inspection = inspectPicture(new Uint8Array(await file.arrayBuffer()));
  if (!inspection.complete) throw new PictureFault('incomplete');
  const bitmap = await decode(file);
  const { width, height } = fit(bitmap, MAX_SIDE);
  const isSmall = width === bitmap.width;
  const canvas = drawAt(bitmap, width, height);
  bitmap.close();
  const small = fit(canvas, PREVIEW_SIDE);
  const preview = drawAt(canvas, small.width, small.height);
  try {
    return {
      file: await fileToSend(file, canvas, inspection, isSmall),
      preview: inspection.animated ? file : await encode(preview, 'image/webp', 0.8),
    };
  } finally {
    release(canvas);
    release(preview);
  }
}

/** The file under the type that its bytes say: names and systems are wrong at times, and the server refuses what lies. */
const asItIs = (file: Blob, kind: FileKind | null): Blob => {
  const type = `image/${kind}`;
  return file.type === type ? file : file.slice(0, file.size, type);
};

async function fileToSend(file: Blob, canvas: Canvas, { kind, animated, plain }: Inspection, isSmall: boolean) {
  if (animated && file.size > MAX_FILE_BYTES) throw new PictureFault('too-large');
  if (animated) return asItIs(file, kind);
  const written = await encodePicture(canvas, kind);
  return plain && isSmall && file.size <= written.size ? asItIs(file, kind) : written;
}
